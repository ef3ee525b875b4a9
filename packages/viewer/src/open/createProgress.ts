import type { Refusal } from '../model/Refusal.ts'
import { createStore } from '../session/createStore.ts'
import { NOTHING_OPENED, type OpeningState, type RefusedFile } from './OpeningState.ts'

/** The results so far. Listeners are notified every `pace` milliseconds, and of urgent changes at once. */
export function createProgress(pace: number) {
  const store = createStore<OpeningState>(NOTHING_OPENED)
  let now = NOTHING_OPENED
  let late: readonly RefusedFile[] = []
  let publishing: ReturnType<typeof setTimeout> | undefined

  /** Thousands of files per second would otherwise cause thousands of renders. */
  function note(changes: Partial<OpeningState>): void {
    now = { ...now, ...changes }
    publishing ??= setTimeout(() => {
      publishing = undefined
      store.change(now)
    }, pace)
  }

  function noteAtOnce(changes: Partial<OpeningState>): void {
    now = { ...now, ...changes }
    clearTimeout(publishing)
    publishing = undefined
    store.change(now)
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    now: (): OpeningState => now,
    note,

    noteAtOnce,

    /** Replaces the refusals that could only be determined once everything was read. */
    refuseLate(files: readonly RefusedFile[]): void {
      const refused = [...now.refused.filter((file) => !late.includes(file)), ...files]
      if (late.length > 0 || files.length > 0) noteAtOnce({ refused })
      late = files
    },

    /** Records one file; with a refusal if it isn't shown. */
    noteDone(name: string, refusal: Refusal | undefined): void {
      note({
        done: now.done + 1,
        taken: now.taken + (refusal ? 0 : 1),
        refused: refusal ? [...now.refused, { name, refusal }] : now.refused,
      })
    },
  }
}
