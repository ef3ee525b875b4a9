import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'

/** A file that was read. */
export interface ParsedInstance {
  instance: OpenInstance
  /** Its first frame, where that was decoded from the same bytes. */
  decoded?: DecodedFrame | undefined
  /** Why its first frame can't be shown. It keeps its place among the others, where it says so. */
  failure?: Refusal | undefined
}
