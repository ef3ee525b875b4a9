/** How an instance is shown. `other` is reported and skipped. */
export type InstanceKind =
  | 'image'
  | 'slide'
  | 'report'
  | 'pdf'
  | 'presentation'
  | 'keyObjects'
  | 'segmentation'
  | 'structures'
  | 'registration'
  | 'realWorld'
  | 'annotations'
  | 'other'

const STORAGE = '1.2.840.10008.5.1.4.1.1.'
const SLIDE = `${STORAGE}77.1.6`
const PDF = `${STORAGE}104.1`
const KEY_OBJECTS = `${STORAGE}88.59`
const SEGMENTATIONS = new Set(['66.4', '66.7'].map((end) => STORAGE + end))
const STRUCTURES = `${STORAGE}481.3`
/** Spectacle prescriptions and macular grids are structured reports too (PS3.3 A.35.9, A.35.11). */
const OTHER_REPORTS = new Set(['78.6', '79.1'].map((end) => STORAGE + end))
const REGISTRATION = `${STORAGE}66.1`
const REAL_WORLD = `${STORAGE}67`
/** Microscopy Bulk Simple Annotations. */
export const ANNOTATIONS = `${STORAGE}91.1`
export const XA_PRESENTATION = `${STORAGE}11.5`
/** Presentation states for single images; the other classes need blended images. */
const PRESENTATIONS = new Set([`${STORAGE}11.1`, `${STORAGE}11.2`, XA_PRESENTATION])

/** Names of the standard (PS3.6 annex A) for classes that aren't images, reports or PDFs. Annotations are read with their slide. */
const OTHERS: Record<string, string | undefined> = {
  '1.2.840.10008.1.3.10': 'Media Storage Directory',
  [`${STORAGE}9.1.1`]: '12-lead ECG Waveform',
  [`${STORAGE}9.1.2`]: 'General ECG Waveform',
  [`${STORAGE}9.1.3`]: 'Ambulatory ECG Waveform',
  [`${STORAGE}9.2.1`]: 'Hemodynamic Waveform',
  [`${STORAGE}9.3.1`]: 'Cardiac Electrophysiology Waveform',
  [`${STORAGE}9.4.1`]: 'Basic Voice Audio Waveform',
  [`${STORAGE}9.4.2`]: 'General Audio Waveform',
  [`${STORAGE}9.5.1`]: 'Arterial Pulse Waveform',
  [`${STORAGE}9.6.1`]: 'Respiratory Waveform',
  [`${STORAGE}9.6.2`]: 'Multichannel Respiratory Waveform',
  [`${STORAGE}9.7.1`]: 'Routine Scalp Electroencephalogram Waveform',
  [`${STORAGE}9.7.2`]: 'Electromyogram Waveform',
  [`${STORAGE}9.7.3`]: 'Electrooculogram Waveform',
  [`${STORAGE}9.7.4`]: 'Sleep Electroencephalogram Waveform',
  [`${STORAGE}9.8.1`]: 'Body Position Waveform',
  [`${STORAGE}11.3`]: 'Pseudo-Color Softcopy Presentation State',
  [`${STORAGE}11.4`]: 'Blending Softcopy Presentation State',
  [`${STORAGE}11.6`]: 'Grayscale Planar MPR Volumetric Presentation State',
  [`${STORAGE}11.7`]: 'Compositing Planar MPR Volumetric Presentation State',
  [`${STORAGE}11.8`]: 'Advanced Blending Presentation State',
  [`${STORAGE}11.9`]: 'Volume Rendering Volumetric Presentation State',
  [`${STORAGE}11.10`]: 'Segmented Volume Rendering Volumetric Presentation State',
  [`${STORAGE}11.11`]: 'Multiple Volume Rendering Volumetric Presentation State',
  [`${STORAGE}4.2`]: 'MR Spectroscopy',
  [`${STORAGE}66`]: 'Raw Data',
  [`${STORAGE}66.2`]: 'Spatial Fiducials',
  [`${STORAGE}66.3`]: 'Deformable Spatial Registration',
  [`${STORAGE}66.5`]: 'Surface Segmentation',
  [`${STORAGE}66.6`]: 'Tractography Results',
  [`${STORAGE}68.1`]: 'Surface Scan Mesh',
  [`${STORAGE}68.2`]: 'Surface Scan Point Cloud',
  [`${STORAGE}78.1`]: 'Lensometry Measurements',
  [`${STORAGE}78.2`]: 'Autorefraction Measurements',
  [`${STORAGE}78.3`]: 'Keratometry Measurements',
  [`${STORAGE}78.4`]: 'Subjective Refraction Measurements',
  [`${STORAGE}78.5`]: 'Visual Acuity Measurements',
  [`${STORAGE}78.7`]: 'Ophthalmic Axial Measurements',
  [`${STORAGE}78.8`]: 'Intraocular Lens Calculations',
  [`${STORAGE}80.1`]: 'Ophthalmic Visual Field Static Perimetry Measurements',
  [`${STORAGE}90.1`]: 'Content Assessment Results',
  [ANNOTATIONS]: 'Microscopy Bulk Simple Annotations',
  [`${STORAGE}104.2`]: 'Encapsulated CDA',
  [`${STORAGE}104.3`]: 'Encapsulated STL',
  [`${STORAGE}104.4`]: 'Encapsulated OBJ',
  [`${STORAGE}104.5`]: 'Encapsulated MTL',
  [`${STORAGE}481.2`]: 'RT Dose',
  [`${STORAGE}481.4`]: 'RT Beams Treatment Record',
  [`${STORAGE}481.5`]: 'RT Plan',
  [`${STORAGE}481.6`]: 'RT Brachy Treatment Record',
  [`${STORAGE}481.7`]: 'RT Treatment Summary Record',
  [`${STORAGE}481.8`]: 'RT Ion Plan',
  [`${STORAGE}481.9`]: 'RT Ion Beams Treatment Record',
  [`${STORAGE}481.10`]: 'RT Physician Intent',
  [`${STORAGE}481.11`]: 'RT Segment Annotation',
  [`${STORAGE}481.12`]: 'RT Radiation Set',
  '1.2.840.10008.5.1.4.38.1': 'Hanging Protocol',
  '1.2.840.10008.5.1.4.39.1': 'Color Palette',
  '1.2.840.10008.5.1.4.43.1': 'Generic Implant Template',
}

export function kindOf(sopClass: string): InstanceKind {
  if (sopClass === SLIDE) return 'slide'
  if (sopClass === PDF) return 'pdf'
  if (sopClass === KEY_OBJECTS) return 'keyObjects'
  if (PRESENTATIONS.has(sopClass)) return 'presentation'
  if (SEGMENTATIONS.has(sopClass)) return 'segmentation'
  if (sopClass === STRUCTURES) return 'structures'
  if (sopClass === REGISTRATION) return 'registration'
  if (sopClass === REAL_WORLD) return 'realWorld'
  if (sopClass === ANNOTATIONS) return 'annotations'
  if (OTHERS[sopClass] !== undefined) return 'other'
  return sopClass.startsWith(`${STORAGE}88.`) || OTHER_REPORTS.has(sopClass) ? 'report' : 'image'
}

/** A name for support, or the UID if it has none here. */
export const nameOf = (sopClass: string): string => OTHERS[sopClass] ?? sopClass

/** X-ray projections (PS3.3 A.2 CR, A.26 DX, A.27 MG, A.28 IO, A.14 XA, A.16 RF and the enhanced classes). */
const PROJECTION_CLASSES = new Set(
  [
    '1',
    '1.1',
    '1.1.1',
    '1.2',
    '1.2.1',
    '1.3',
    '1.3.1',
    '12.1',
    '12.1.1',
    '12.2',
    '12.2.1',
    '12.3',
    '481.1',
  ].map((end) => STORAGE + end),
)

const PROJECTION_MODALITIES = new Set(['CR', 'DX', 'MG', 'IO', 'XA', 'RF', 'PX', 'DR', 'RG', 'RTIMAGE'])

/**
 * Slices computed from projections have their modality but are no projections: 3D angiography, tomosynthesis.
 */
const SLICE_CLASSES = new Set(['13.1.1', '13.1.2', '13.1.3'].map((end) => STORAGE + end))

export const isProjection = (sopClass: string, modality: string): boolean =>
  PROJECTION_CLASSES.has(sopClass) || (PROJECTION_MODALITIES.has(modality) && !SLICE_CLASSES.has(sopClass))

const XA = `${STORAGE}12.1`
const RF = `${STORAGE}12.2`
/** Computed values, such as diffusion or perfusion. */
export const isParametricMap = (sopClass: string): boolean => sopClass === `${STORAGE}30`

export const isAngiography = (sopClass: string): boolean => sopClass === XA || sopClass === RF

/** CT images, enhanced ones, and legacy ones converted to these. */
const CT_CLASSES = new Set(['2', '2.1', '2.2'].map((end) => STORAGE + end))
export const isCt = (sopClass: string): boolean => CT_CLASSES.has(sopClass)
