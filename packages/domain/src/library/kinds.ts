/** What the library is browsed by. */
export const SPECIALTIES = ['radiology', 'pathology'] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const REGIONS = [
  ...(['head', 'neck', 'chest', 'breast', 'abdomen'] as const),
  ...(['pelvis', 'spine', 'extremities', 'skin', 'general'] as const),
] as const
export type Region = (typeof REGIONS)[number]
