import type { SourceState } from './kinds.ts'

/** How a source was read: itself, its abstract alone, as others tell of it, or not at all. */
export const READINGS = ['text', 'abstract', 'elsewhere', 'no'] as const
export type Reading = (typeof READINGS)[number]

/**
 * What a fact of a plate is for. A category or an advice is written by the plate, by its own rule; a grade of a scale and a
 * term are chosen by the reader, and the plate writes down what was chosen.
 */
export const FACT_USES = ['category', 'advice', 'scale', 'terms'] as const
export type FactUse = (typeof FACT_USES)[number]

export interface PlateCitation {
  id: string
  text: string
  url?: string | undefined
  read: Reading
}

export interface PlateFact {
  use: FactUse
  /** The ids of the cells that rest on it. */
  cells: readonly string[]
  /** The ids of citations; none where it is a custom of the field. */
  sources: readonly string[]
}

/** What a plate's sentences rest on, fact by fact. What its modules decide stands in the modules. */
export interface PlateEvidence {
  citations: readonly PlateCitation[]
  facts: readonly PlateFact[]
}

const READ: readonly Reading[] = ['text', 'abstract']

/** Read in the sources themselves, each of them. A custom has none. */
export const isFactRead = ({ sources }: PlateFact, { citations }: PlateEvidence): boolean =>
  sources.length > 0 &&
  sources.every((id) => citations.some((citation) => citation.id === id && READ.includes(citation.read)))

/** Whether the plate itself decides by it. */
export const isDeciding = ({ use }: PlateFact): boolean => use === 'category' || use === 'advice'

/** How far the sources of what a plate decides were read, its modules among them; undefined where it decides nothing itself. */
export function plateSourceState(
  evidence: PlateEvidence,
  modules: readonly SourceState[],
): SourceState | undefined {
  const parts = [
    ...evidence.facts
      .filter(isDeciding)
      .map((fact): SourceState => (isFactRead(fact, evidence) ? 'read' : 'unread')),
    ...modules,
  ]
  if (parts.length === 0) return undefined
  if (parts.every((part) => part === 'read')) return 'read'
  return parts.every((part) => part === 'unread') ? 'unread' : 'partly'
}
