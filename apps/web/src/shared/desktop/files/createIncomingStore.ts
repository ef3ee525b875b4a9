import { createEmitter } from '@pandok/domain'
import type { IncomingBatch, IncomingFile } from '@pandok/protocol/desktop'
import { splitBatch } from './splitBatch.ts'

export interface IncomingState {
  /** Batches that no page has opened yet. */
  waiting: readonly IncomingBatch[]
  /** Batches that were requested on this page. */
  requested: readonly string[]
  /** Plates and modules to be imported here, one after the other. */
  imports: readonly IncomingFile[]
}

interface IncomingParts {
  list: () => Promise<readonly IncomingBatch[]>
  /** Resolves with false if another window was faster. */
  claim: (batchId: string) => Promise<boolean>
  forget: (batchId: string) => Promise<void>
  /** Notifies other windows that a batch is no longer waiting. */
  tell: (batchId: string) => void
}

/** Files from the watched folder are only offered; files that somebody opened are opened. */
export const isDue = ({ requested }: IncomingState, { id, source }: IncomingBatch): boolean =>
  source !== 'watch' || requested.includes(id)

/** The files passed to the program, as one page sees them. */
export function createIncomingStore({ list, claim, forget, tell }: IncomingParts) {
  let state: IncomingState = { waiting: [], requested: [], imports: [] }
  /** Batches that were removed while a list that still contains them was loading. */
  const gone = new Set<string>()
  const listeners = createEmitter()

  function change(changes: Partial<IncomingState>): void {
    state = { ...state, ...changes }
    listeners.emit()
  }

  function add(...batches: readonly IncomingBatch[]): void {
    const known = new Set(state.waiting.map(({ id }) => id))
    const more = batches.filter(({ id }) => !known.has(id) && !gone.has(id))
    if (more.length > 0) change({ waiting: [...state.waiting, ...more] })
  }

  function drop(id: string): void {
    gone.add(id)
    if (!state.waiting.some((batch) => batch.id === id)) return
    change({
      waiting: state.waiting.filter((batch) => batch.id !== id),
      requested: state.requested.filter((one) => one !== id),
    })
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    add,
    /** Removes a batch that another window has taken. */
    drop,
    async look(): Promise<void> {
      const batches = await list()
      const ids = new Set(batches.map(({ id }) => id))
      for (const { id } of state.waiting) if (!ids.has(id)) drop(id)
      add(...batches)
    },
    request(...ids: readonly string[]): void {
      change({ requested: [...new Set([...state.requested, ...ids])] })
    },
    /** Returns the batches to being offered only. */
    unrequest(...ids: readonly string[]): void {
      if (ids.some((id) => state.requested.includes(id)))
        change({ requested: state.requested.filter((id) => !ids.includes(id)) })
    },
    /**
     * The images of a batch, for the one page that opens them; its plates and modules are queued for import.
     */
    async claim(batch: IncomingBatch): Promise<readonly IncomingFile[] | undefined> {
      if (gone.has(batch.id)) return undefined
      drop(batch.id)
      if (!(await claim(batch.id))) return undefined
      tell(batch.id)
      const { images, exchange } = splitBatch(batch)
      if (exchange.length > 0) change({ imports: [...state.imports, ...exchange] })
      return images
    },
    /** Called if the member doesn't want to open the batch. */
    async dismiss(id: string): Promise<void> {
      drop(id)
      tell(id)
      await forget(id)
    },
    endImport(fileId: string): void {
      change({ imports: state.imports.filter(({ id }) => id !== fileId) })
    },
  }
}
