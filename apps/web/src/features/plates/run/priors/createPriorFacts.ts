import { createEmitter } from '@pandok/domain'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { NO_EXAM } from './examOf.ts'
import { type PriorFacts, type PriorState, priorStateOf } from './priorStateOf.ts'

export interface PriorFactStore {
  read(): PriorFacts
  /** The derived state, computed once per change. */
  state(): PriorState
  subscribe(listener: () => void): () => void
  /** Without facts, it only reads the images again. */
  update(next?: Partial<PriorFacts>): void
}

interface FactParts {
  host: ImageHost | undefined
  today: () => string
  newId: () => string
}

export function createPriorFacts({ host, today, newId }: FactParts): PriorFactStore {
  const changes = createEmitter()
  let facts: PriorFacts = { exam: NO_EXAM, number: '', added: [], kept: [], reportId: newId() }
  let state = priorStateOf(facts, host, today())
  return {
    read: () => facts,
    state: () => state,
    subscribe: changes.subscribe,
    update(next = {}) {
      facts = { ...facts, ...next }
      state = priorStateOf(facts, host, today())
      changes.emit()
    },
  }
}
