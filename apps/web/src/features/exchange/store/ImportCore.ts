import { createEmitter } from '@pandok/domain'
import { arrangeState } from './arrangeState.ts'
import type { ImportState } from './ImportState.ts'

/** The state and the one function that changes it; derived state is computed again after each change. */
export interface ImportCore {
  read: () => ImportState
  write: (change: Partial<ImportState>) => void
  /** For changes that don't affect the layout and can come hundreds of times. */
  note: (change: Partial<ImportState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createImportCore(): ImportCore {
  let state: ImportState = arrangeState({
    files: [],
    rows: [],
    own: [],
    layout: 'file',
    plateNames: {},
    skipped: new Set(),
  })
  const listeners = createEmitter()
  function set(next: ImportState): void {
    state = next
    listeners.emit()
  }
  return {
    read: () => state,
    write: (change) => set(arrangeState({ ...state, ...change })),
    note: (change) => set({ ...state, ...change }),
    subscribe: listeners.subscribe,
  }
}
