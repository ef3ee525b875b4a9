import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'

export interface ParsedInstance {
  instance: OpenInstance
  /** Its first frame, if it was decoded from the same bytes. */
  decoded?: DecodedFrame | undefined
  /** Why its first frame can't be shown; it keeps its place in the stack and shows the reason there. */
  failure?: Refusal | undefined
}
