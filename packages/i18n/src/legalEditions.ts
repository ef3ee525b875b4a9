import type { LegalName } from './loadLegal.ts'

/** Days are written as 2026-12-01. */
export interface LegalEdition {
  version: string
  /** The day on which its text was settled. An earlier approval doesn't cover it. */
  issued: string
  /** The day from which it applies. */
  effective: string
}

/** A change of a document in any language increments its version here. */
export const LEGAL_EDITIONS: Readonly<Record<LegalName, LegalEdition>> = {
  privacy: { version: '1.2', issued: '2026-11-19', effective: '2026-12-01' },
  terms: { version: '1.3', issued: '2026-11-19', effective: '2026-12-01' },
  refund: { version: '1.2', issued: '2026-11-19', effective: '2026-12-01' },
}
