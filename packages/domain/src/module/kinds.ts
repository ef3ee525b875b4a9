/**
 * What a module can be filed under. These are the words that the product knows and translates; a member may write
 * others, which are kept as they were written.
 */
export const MODULE_SECTIONS = [
  'neuro',
  'headNeck',
  'chest',
  'cardiac',
  'breast',
  'abdomen',
  'urogenital',
  'musculoskeletal',
  'spine',
  'vascular',
  'paediatric',
  'giPathology',
  'breastPathology',
  'urologyPathology',
  'gynaecology',
  'cytology',
  'skin',
  'general',
] as const

/** DICOM's letters where there are some, so that a study can be matched with its modules. */
export const MODULE_MODALITIES = [
  'CT',
  'MR',
  'US',
  'XR',
  'MG',
  'NM',
  'PET',
  'XA',
  'DXA',
  'histology',
  'IHC',
  'cytology',
  'any',
] as const

export const MODULE_TYPES = ['finding', 'score', 'calculator', 'staging', 'checklist', 'phrase'] as const

export type ModuleSection = (typeof MODULE_SECTIONS)[number]
export type ModuleModality = (typeof MODULE_MODALITIES)[number]
export type ModuleType = (typeof MODULE_TYPES)[number]
