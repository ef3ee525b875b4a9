/** What the library is browsed by. */
export const SPECIALTIES = ['radiology', 'pathology'] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const REGIONS = [
  ...(['head', 'neck', 'chest', 'breast', 'abdomen'] as const),
  ...(['pelvis', 'spine', 'extremities', 'skin', 'general'] as const),
] as const
export type Region = (typeof REGIONS)[number]

/** How far the sources of what decides were read: all of them, some of them, none. */
export const SOURCE_STATES = ['read', 'partly', 'unread'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/** Who of the specialty has read an entry through, and when (`2026-11-16`). */
export interface Review {
  by: string
  on: string
}
