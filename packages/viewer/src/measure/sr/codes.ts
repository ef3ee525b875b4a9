import type { Locale } from '@pandok/domain'
import type { Quantity } from '../../model/Measurement.ts'

/** Code Value, Coding Scheme Designator, Code Meaning (PS3.3 8.8). */
export type Code = readonly [value: string, scheme: string, meaning: string]

const dcm = (value: string, meaning: string): Code => [value, 'DCM', meaning]
const sct = (value: string, meaning: string): Code => [value, 'SCT', meaning]
const ucum = (value: string, meaning: string): Code => [value, 'UCUM', meaning]

/** Concepts of TID 1500 and the templates it includes (PS3.16). */
export const CONCEPTS = {
  report: dcm('126000', 'Imaging Measurement Report'),
  language: dcm('121049', 'Language of Content Item and Descendants'),
  observerType: dcm('121005', 'Observer Type'),
  person: dcm('121006', 'Person'),
  device: dcm('121007', 'Device'),
  personName: dcm('121008', 'Person Observer Name'),
  deviceUid: dcm('121012', 'Device Observer UID'),
  deviceName: dcm('121013', 'Device Observer Name'),
  procedure: dcm('121058', 'Procedure reported'),
  measurements: dcm('126010', 'Imaging Measurements'),
  group: dcm('125007', 'Measurement Group'),
  trackingName: dcm('112039', 'Tracking Identifier'),
  trackingUid: dcm('112040', 'Tracking Unique Identifier'),
  region: dcm('111030', 'Image Region'),
  derivation: dcm('121401', 'Derivation'),
  comment: dcm('121106', 'Comment'),
} as const

/** Codes of the quantities. Those without a code in a current scheme are written as text. */
export const QUANTITY_CODES: Readonly<Record<Quantity, Code | undefined>> = {
  length: sct('410668003', 'Length'),
  shortAxis: sct('103340004', 'Short Axis'),
  angle: sct('1483009', 'Angle'),
  area: sct('42798000', 'Area'),
  perimeter: sct('131191004', 'Perimeter'),
  mean: sct('373098007', 'Mean'),
  sd: sct('386136009', 'Standard Deviation'),
  min: sct('255605001', 'Minimum'),
  max: sct('56851009', 'Maximum'),
  value: undefined,
  ratio: sct('118586006', 'Ratio'),
  count: sct('410681005', 'Count of entities'),
  density: sct('410681005', 'Count of entities'),
  time: sct('410670007', 'Time'),
  velocity: undefined,
  frequency: undefined,
}

export const LONG_AXIS = sct('103339001', 'Long Axis')
export const COBB_ANGLE = sct('285285000', 'Cobb angle')
/** Codes of pixel values (CID 7180), by their unit or modality. */
export const VALUE_CODES: Readonly<Record<string, Code>> = {
  HU: dcm('112031', 'Attenuation Coefficient'),
  MR: dcm('110852', 'MR signal intensity'),
  SUVbw: dcm('126401', 'SUVbw'),
}

const UNITS: Readonly<Record<string, Code>> = {
  mm: ucum('mm', 'millimeter'),
  'mm²': ucum('mm2', 'square millimeter'),
  µm: ucum('um', 'micrometer'),
  'µm²': ucum('um2', 'square micrometer'),
  px: ucum('{pixels}', 'pixels'),
  'px²': ucum('{pixels2}', 'square pixels'),
  '°': ucum('deg', 'degree'),
  HU: ucum("[hnsf'U]", 'Hounsfield unit'),
  s: ucum('s', 'second'),
  SUVbw: ucum('g/ml{SUVbw}', 'Standardized Uptake Value body weight'),
  '/mm²': ucum('/mm2', 'per square millimeter'),
}

const NO_UNITS = ucum('1', 'no units')

/** An unknown unit becomes an annotation of 1, as UCUM does for undefined units. */
export function unitCode(unit: string): Code {
  if (unit === '') return NO_UNITS
  const plain = unit.replaceAll(/[^!-z|~]/gu, '').slice(0, 14)
  return UNITS[unit] ?? ucum(`{${plain}}`, unit)
}

export const LANGUAGE_CODES: Readonly<Record<Locale, Code>> = {
  ko: ['ko', 'RFC5646', 'Korean'],
  en: ['en', 'RFC5646', 'English'],
  zh: ['zh-Hans', 'RFC5646', 'Chinese (Simplified)'],
  ja: ['ja', 'RFC5646', 'Japanese'],
  de: ['de', 'RFC5646', 'German'],
}

const PROCEDURES: Readonly<Record<string, Code>> = {
  CT: sct('77477000', 'Computed tomography'),
  MR: sct('113091000', 'Magnetic resonance imaging'),
  US: sct('16310003', 'Ultrasonography'),
  MG: sct('71651007', 'Mammography'),
}

export const procedureCode = (modality: string): Code =>
  PROCEDURES[modality] ?? sct('363679005', 'Imaging procedure')
