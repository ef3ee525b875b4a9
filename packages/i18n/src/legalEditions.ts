import type { LegalName } from './loadLegal.ts'

/** Days as 2026-12-01. */
export interface LegalEdition {
  version: string
  /** When its words were settled: an approval that is older doesn't cover them. */
  issued: string
  /** From when it applies. */
  effective: string
}

/** A change of a document in any language increments its version here. */
export const LEGAL_EDITIONS: Readonly<Record<LegalName, LegalEdition>> = {
  privacy: { version: '1.1', issued: '2026-11-19', effective: '2026-12-01' },
  terms: { version: '1.2', issued: '2026-11-19', effective: '2026-12-01' },
  refund: { version: '1.1', issued: '2026-11-19', effective: '2026-12-01' },
}
