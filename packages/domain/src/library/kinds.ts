/** The categories by which the library is browsed. */
export const SPECIALTIES = ['radiology', 'pathology'] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const REGIONS = [
  ...(['head', 'neck', 'chest', 'breast', 'abdomen'] as const),
  ...(['pelvis', 'spine', 'extremities', 'skin', 'general'] as const),
] as const
export type Region = (typeof REGIONS)[number]

/** Of the sources for its decisions, all, some or none were read. */
export const SOURCE_STATES = ['read', 'partly', 'unread'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/**
 * An entry whose decisions rest on unread sources is never sold. An entry that decides nothing has no
 * sources.
 */
export const mayBeSold = (sources: unknown): boolean => sources === undefined || sources === 'read'

/** The specialist who reviewed the entry, and the date (`2026-11-16`). */
export interface Review {
  by: string
  on: string
}
