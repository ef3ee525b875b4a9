import type { EditorPlace, ModuleDocument } from './ModuleEditor.ts'

/** A step contains the selection, so that undo leads back to the place of the change. */
export interface Step extends ModuleDocument {
  selected: EditorPlace | undefined
}

export interface History {
  past: readonly Step[]
  now: Step
  future: readonly Step[]
  /** Key and time of the last change, while another one can still be merged with it. */
  open: { key: string; at: number } | undefined
}

export const STEPS_MAX = 200
export const MERGE_WITHIN_MS = 1000

export const beginHistory = (now: Step): History => ({ past: [], now, future: [], open: undefined })

export function record(
  history: History,
  next: ModuleDocument,
  { key, at }: { key?: string | undefined; at: number },
): History {
  const { past, now, open } = history
  const joins = key !== undefined && open?.key === key && at - open.at <= MERGE_WITHIN_MS
  return {
    past: joins ? past : [...past, now].slice(-STEPS_MAX),
    now: { head: next.head, definition: next.definition, selected: now.selected },
    future: [],
    open: key === undefined ? undefined : { key, at },
  }
}

export function undoStep(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    open: undefined,
  }
}

export function redoStep(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.now], now: next, future, open: undefined }
}
