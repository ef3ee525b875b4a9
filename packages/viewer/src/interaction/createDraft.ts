import type { Measurements } from '../measure/store/createMeasurements.ts'
import type { Draft, DraftEvent } from '../measure/tools/Draft.ts'
import { stepDraft } from '../measure/tools/stepDraft.ts'
import { createStore } from '../session/createStore.ts'

const KEYS: Readonly<Record<string, 'escape' | 'enter' | 'back'>> = {
  Escape: 'escape',
  Enter: 'enter',
  Backspace: 'back',
}

/** The unfinished measurement. */
export function createDraft(measurements: Measurements) {
  const { read, subscribe, change } = createStore<{ draft: Draft | undefined }>({ draft: undefined })

  function put(draft: Draft | undefined): void {
    if (read().draft !== draft) change({ draft })
  }

  function pass(event: DraftEvent): void {
    const { draft } = read()
    if (!draft) return
    const step = stepDraft(draft, event)
    put(step.draft)
    if (step.made) measurements.add(step.made)
  }

  return {
    read,
    subscribe,
    put,
    pass,
    /** Returns whether the draft handled the key. */
    key(name: string): boolean {
      const kind = KEYS[name]
      if (!read().draft || kind === undefined) return false
      pass({ kind })
      return true
    },
  }
}
