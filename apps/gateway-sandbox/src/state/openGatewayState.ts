import path from 'node:path'
import type { Change } from './Change.ts'
import { applyChange, emptyGatewayState, type GatewayState } from './GatewayState.ts'
import { openJournal } from './openJournal.ts'

export interface StoredGatewayState {
  readonly state: GatewayState
  /** Applies changes. Reads see them at once; they are on the disk once `durable()` resolves, and no caller may be answered before. */
  commit(changes: readonly Change[]): void
  durable(): Promise<void>
  clear(): Promise<void>
  close(): Promise<void>
}

/** Changes of one commit are one line of the journal, so they survive together or not at all. */
export async function openGatewayState(dataDir: string): Promise<StoredGatewayState> {
  const state = emptyGatewayState()
  const journal = await openJournal(path.join(dataDir, 'journal.jsonl'), (line) => {
    for (const change of JSON.parse(line) as Change[]) applyChange(state, change)
  })
  return {
    state,
    commit(changes) {
      if (changes.length === 0) return
      journal.append(JSON.stringify(changes))
      for (const change of changes) applyChange(state, change)
    },
    durable: journal.durable,
    async clear() {
      await journal.clear()
      const { offsetMs, webhooksSoFar, ...collections } = emptyGatewayState()
      Object.assign(state, { offsetMs, webhooksSoFar })
      for (const name of Object.keys(collections) as (keyof typeof collections)[]) state[name].clear()
    },
    close: journal.close,
  }
}
