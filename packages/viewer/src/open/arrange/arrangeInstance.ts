import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { FrameId, OpenInstance, StackFrame } from '../../model/Stack.ts'
import type { ParsedInstance } from '../parse/ParsedInstance.ts'
import type { Intake } from './createArranging.ts'

interface ArrangeParts {
  intake: Intake
  /** Stores the pixels that were decoded with a file. */
  keep: (frame: StackFrame, decoded: DecodedFrame) => void
  /** Marks a frame whose decoding was terminated, so that it isn't tried again. */
  refuse: (frame: FrameId, refusal: Refusal) => void
  /** Called when it has been arranged. */
  onArranged: () => void
}

/** Adds a parsed file to the open studies, unless everything was closed in the meantime. */
export async function arrangeInstance(
  { instance, decoded, failure }: ParsedInstance,
  { intake, keep, refuse, onArranged }: ArrangeParts,
): Promise<Refusal | undefined> {
  const refusal = await intake.add(instance)
  if (refusal) return refusal
  if (intake.isClosed()) return undefined
  const first = firstFrameOf(instance)
  if (decoded && first) keep(first, decoded)
  if (failure?.reason === 'tooSlow' && first) refuse(first.id, failure)
  onArranged()
  return failure
}

function firstFrameOf(instance: OpenInstance): StackFrame | undefined {
  const { content } = instance.record
  if (content.kind !== 'image') return undefined
  const [first] = content.frames
  return first && { id: `${instance.id}#${first.number}`, instance, image: content, frame: first }
}
