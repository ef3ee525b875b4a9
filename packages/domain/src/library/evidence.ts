import type { SourceState } from './kinds.ts'

/** A source was read in full, as an abstract only, through a secondary source, or not at all. */
export const READINGS = ['text', 'abstract', 'elsewhere', 'no'] as const
export type Reading = (typeof READINGS)[number]

/**
 * The use that a plate makes of a fact. The plate derives a category or a recommendation by its own rule; a
 * grade of a scale and a term are chosen by the reader and written as chosen.
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
  /** The ids of the cells that rest on the fact. */
  cells: readonly string[]
  /** The ids of citations; empty for a convention of the field. */
  sources: readonly string[]
}

/** The facts behind a plate's own sentences. The facts behind its modules are listed in the modules. */
export interface PlateEvidence {
  citations: readonly PlateCitation[]
  facts: readonly PlateFact[]
}

const READ: readonly Reading[] = ['text', 'abstract']

/**
 * Returns whether every source of the fact was read in the original. A convention of the field has no source.
 */
export const isFactRead = ({ sources }: PlateFact, { citations }: PlateEvidence): boolean =>
  sources.length > 0 &&
  sources.every((id) => citations.some((citation) => citation.id === id && READ.includes(citation.read)))

/** Returns whether the plate itself decides by the fact. */
export const isDeciding = ({ use }: PlateFact): boolean => use === 'category' || use === 'advice'

/**
 * Returns how many of the sources for the decisions of a plate and its modules were read, or undefined if the
 * plate decides nothing.
 */
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
