import type { PlateContent } from '@pandok/domain'

/**
 * A change of the plate. `place` says where the focus was before and after if the change was made on the
 * board.
 */
export interface Change {
  before: PlateContent
  after: PlateContent
  place: { from: number; to: number } | undefined
}

/**
 * A linked list with a shared tail: a session may have tens of thousands of steps, and a step must not copy
 * the earlier ones.
 */
interface Trail {
  change: Change
  rest: Trail | undefined
}

export interface History {
  past: Trail | undefined
  future: Trail | undefined
  /** The key and the time of the last change, as long as the next one may be merged with it. */
  open: { key: string; at: number } | undefined
}

const MERGE_WITHIN_MS = 1000

export const NO_HISTORY: History = { past: undefined, future: undefined, open: undefined }

export function record(
  { past, open }: History,
  change: Change,
  { key, at }: { key: string | undefined; at: number },
): History {
  const joins =
    past !== undefined && key !== undefined && open?.key === key && at - open.at <= MERGE_WITHIN_MS
  return {
    past: joins ? { change: joined(past.change, change), rest: past.rest } : { change, rest: past },
    future: undefined,
    open: key === undefined ? undefined : { key, at },
  }
}

const joined = (first: Change, second: Change): Change => ({
  before: first.before,
  after: second.after,
  place: first.place && second.place ? { from: first.place.from, to: second.place.to } : undefined,
})

/** Returns the change that undo reverts, and the history without it. */
export function undoChange({ past, future }: History): { change: Change; history: History } | undefined {
  if (!past) return undefined
  const { change, rest } = past
  return { change, history: { past: rest, future: { change, rest: future }, open: undefined } }
}

export function redoChange({ past, future }: History): { change: Change; history: History } | undefined {
  if (!future) return undefined
  const { change, rest } = future
  return { change, history: { past: { change, rest: past }, future: rest, open: undefined } }
}
