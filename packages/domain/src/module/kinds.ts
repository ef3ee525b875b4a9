/**
 * The categories of modules that the product knows and translates. Members may enter others, which are stored
 * as they are.
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

/** DICOM codes are used where they exist, so that a study can be matched with its modules. */
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
