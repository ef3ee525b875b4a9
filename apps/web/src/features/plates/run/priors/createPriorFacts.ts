import { createEmitter } from '@pandok/domain'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { type BegunReport, isBegunFor } from './begunReport.ts'
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
  let facts: PriorFacts = {
    exam: NO_EXAM,
    number: '',
    reportId: newId(),
    begun: undefined,
    added: [],
    kept: [],
  }
  let state = priorStateOf(facts, host, today())
  return {
    read: () => facts,
    state: () => state,
    subscribe: changes.subscribe,
    update(next = {}) {
      const now = { ...facts, ...next }
      facts = { ...now, begun: now.begun && begunAfter(now.begun, now) }
      state = priorStateOf(facts, host, today())
      changes.emit()
    },
  }
}

/** Facts about the patient that become known while the report is written are added to the report's patient. */
const begunAfter = (begun: BegunReport, { exam, number, reportId }: BegunReport): BegunReport =>
  isBegunFor(begun, { exam }) ? { exam, number, reportId } : begun
