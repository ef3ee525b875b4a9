/** The categories by which the library is browsed. */
export const SPECIALTIES = ['radiology', 'pathology'] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const REGIONS = [
  ...(['head', 'neck', 'chest', 'breast', 'abdomen'] as const),
  ...(['pelvis', 'spine', 'extremities', 'skin', 'general'] as const),
] as const
export type Region = (typeof REGIONS)[number]

/** How many of the sources for its decisions were read: all, some or none. */
export const SOURCE_STATES = ['read', 'partly', 'unread'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/** An entry whose decisions rest on unread sources is never sold. An entry that decides nothing states no sources. */
export const mayBeSold = (sources: unknown): boolean => sources === undefined || sources === 'read'

/** The reviewer of the specialty, and the date (`2026-11-16`). */
export interface Review {
  by: string
  on: string
}
