export const MAJORS = ['radiology', 'pathology', 'clinician', 'radiographer', 'nurse', 'other'] as const

export type Major = (typeof MAJORS)[number]
