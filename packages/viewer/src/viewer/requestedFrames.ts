import type { StackFrame } from '../model/Stack.ts'
import { presentationIn } from './presentations.ts'
import { framesBeside } from './presentedShown.ts'
import type { Viewer } from './Viewer.ts'

/**
 * The frames to decode, most important first: visible ones, those that are subtracted from them, their neighbors, fused volumes, then one of each
 * series.
 */
export function requestedFrames(
  { session, stackOf, studies }: Pick<Viewer, 'session' | 'stackOf' | 'studies'>,
  fused: readonly StackFrame[] = [],
): StackFrame[] {
  const shown = session.read().viewports.flatMap((viewport) => {
    const stack = viewport.stack === undefined ? undefined : stackOf(viewport.stack)
    const index = stack?.frames.findIndex((one) => one.id === viewport.frame) ?? -1
    const state = presentationIn({ studies }, viewport)
    return stack && index >= 0 ? [{ stack, index, state }] : []
  })
  const requested = new Map<string, StackFrame>()
  function add(frame: StackFrame | undefined) {
    if (frame && !requested.has(frame.id)) requested.set(frame.id, frame)
  }
  for (const { stack, index } of shown) add(stack.frames[index])
  for (const { stack, index, state } of shown) {
    const frame = stack.frames[index]
    if (frame) for (const one of framesBeside(stack, frame, state)) add(one)
  }
  for (let away = 1; shown.some(({ stack }) => away < stack.frames.length); away++) {
    for (const { stack, index } of shown) {
      add(stack.frames[index + away])
      add(stack.frames[index - away])
    }
  }
  for (const frame of fused) add(frame)
  // One of each series, for the thumbnails of the list.
  for (const { studies: list } of studies.read().patients) {
    for (const { series } of list)
      for (const { stacks } of series) for (const stack of stacks) add(stack.frames[0])
  }
  return [...requested.values()]
}
