import { itemAt } from '@pandok/domain'
import {
  items,
  longTextOf,
  numbersOf,
  type ParsedDataset,
  parseFile,
  stringsOf,
  tagOf,
  textOf,
} from '../../dicom/index.ts'
import type { Vector } from '../../model/Geometry.ts'
import type { MeasurementTool } from '../../model/Measurement.ts'
import { VERTEBRAL_CHOICES } from '../spine/vertebralLevels.ts'
import { CONCEPTS, LONG_AXIS } from './codes.ts'
import { type ReportedShape, toolsOf } from './toolsOf.ts'

/** A measurement in a report. Its points refer to an image by UID, which may not be open, or to a plane. */
export interface ReportedMeasurement extends Omit<ReportedShape, 'type'> {
  tool: MeasurementTool
  label: string
  uid: string
  values: readonly ReportedValue[]
}

export interface ReportedValue {
  /** Code Value of the measured quantity. */
  concept: string
  value: number
  /** UCUM unit. */
  unit: string
}

/** One lesion or structure of a report: name, location and values, whether or not its image is open. */
export interface ReportedGroup {
  label: string
  uid: string
  /** Finding Site in the report's own words; may be empty. */
  site: string
  values: readonly ReportedValue[]
  /** As shapes that our tools support: one, or one for each region, as on the slices of a lesion's volume. */
  measurements: readonly ReportedMeasurement[]
}

/** Patient coordinates of a report in mm. */
export interface ReportedPlace {
  points: readonly Vector[]
  /** The points of all lines from which one value follows; they lie on one plane. */
  together: readonly Vector[]
  frameOfReference: string
  /** SOP Instance UIDs of the images that the report is based on. */
  evidence: ReadonlySet<string>
}

/** The open image or plane on which patient coordinates lie, and the position on it; undefined if there is none. */
export type FindImage = (place: ReportedPlace) => Omit<ReportedShape, 'type'> | undefined

/**
 * The measurements of a TID 1500 report, our own or another program's, as far as our tools support their
 * shapes. Undefined if it isn't such a report.
 */
export const readStructuredReport = (
  bytes: Uint8Array,
  findImage?: FindImage,
): ReportedMeasurement[] | undefined =>
  readReportedGroups(bytes, findImage)?.flatMap(({ measurements }) => measurements)

/** All measurement groups of a TID 1500 report; undefined if it is another kind of report. */
export function readReportedGroups(
  bytes: Uint8Array,
  findImage: FindImage = () => undefined,
): ReportedGroup[] | undefined {
  const parsed = parseFile(bytes)
  if (!parsed.ok || conceptOf(parsed.file.dataset) !== CONCEPTS.report[0]) return undefined
  const groups = groupsIn(parsed.file.dataset)
  const evidence = evidenceIn(parsed.file.dataset)
  return groups.map((group) => groupOf(group, (place) => findImage({ ...place, evidence })))
}

/** The template has them in one container; other programs sort them into further ones. */
const groupsIn = (item: ParsedDataset): ParsedDataset[] =>
  children(item)
    .filter((one) => typeOf(one) === 'CONTAINER')
    .flatMap((one) => (conceptOf(one) === CONCEPTS.group[0] ? [one] : groupsIn(one)))

type FindPlace = (place: Omit<ReportedPlace, 'evidence'>) => ReturnType<FindImage>

/** The images that a report lists as its evidence (PS3.3 C.17.2.3). */
function evidenceIn(dataset: ParsedDataset): Set<string> {
  const studies = [TAGS.current, TAGS.pertinent].flatMap((tag) => [...items(dataset, tag)])
  const series = studies.flatMap((study) => [...items(study, TAGS.series)])
  const images = series.flatMap((one) => [...items(one, TAGS.reference)])
  return new Set(images.flatMap((image) => stringsOf(image, TAGS.instance)))
}

function groupOf(group: ParsedDataset, findPlace: FindPlace): ReportedGroup {
  const within = children(group)
  const values = within.flatMap(numberOf)
  const regions = within.flatMap((item) => shapesOf(item, pointsInSpace(item), findPlace))
  const sources = within.flatMap(children)
  const together = sources.flatMap(pointsInSpace)
  const inferred = sources.flatMap((item) => shapesOf(item, together, findPlace))
  const hasText = within.some((item) => typeOf(item) === 'TEXT' && children(item).length > 0)
  const found = toolsOf({ regions, inferred, concepts: values.map(({ concept }) => concept), hasText })
  const itemOf = (concepts: readonly string[]) => within.find((one) => concepts.includes(conceptOf(one)))
  const said = (concept: string, tag: number) => {
    const item = itemOf([concept])
    return item ? longTextOf(item, tag) : ''
  }
  const label = said(CONCEPTS.trackingName[0], TAGS.text)
  const site = first(itemOf(FINDING_SITE) ?? group, TAGS.answer)
  const facts = { label, uid: said(CONCEPTS.trackingUid[0], TAGS.uid), values }
  return {
    ...facts,
    site: site ? textOf(site, TAGS.meaning) : '',
    measurements: found.map((one) => ({
      ...one,
      ...facts,
      // A text at a point that is the name of a vertebra is a spine label.
      tool: one.tool === 'text' && VERTEBRAL_CHOICES.includes(label) ? 'vertebra' : one.tool,
    })),
  }
}

/** Finding Site by SNOMED CT, and by its code from before 2018 (PS3.16 TID 1501). */
const FINDING_SITE = ['363698007', 'G-C0E3']

const keyword = (name: string): number => tagOf(name) ?? 0

const TAGS = {
  content: keyword('ContentSequence'),
  name: keyword('ConceptNameCodeSequence'),
  code: keyword('CodeValue'),
  meaning: keyword('CodeMeaning'),
  answer: keyword('ConceptCodeSequence'),
  type: keyword('ValueType'),
  text: keyword('TextValue'),
  uid: keyword('UID'),
  measured: keyword('MeasuredValueSequence'),
  number: keyword('NumericValue'),
  exact: keyword('FloatingPointValue'),
  unit: keyword('MeasurementUnitsCodeSequence'),
  graphic: keyword('GraphicType'),
  data: keyword('GraphicData'),
  reference: keyword('ReferencedSOPSequence'),
  instance: keyword('ReferencedSOPInstanceUID'),
  frame: keyword('ReferencedFrameNumber'),
  space: keyword('ReferencedFrameOfReferenceUID'),
  origin: keyword('PixelOriginInterpretation'),
  current: keyword('CurrentRequestedProcedureEvidenceSequence'),
  pertinent: keyword('PertinentOtherEvidenceSequence'),
  series: keyword('ReferencedSeriesSequence'),
} as const

const children = (item: ParsedDataset): ParsedDataset[] => [...items(item, TAGS.content)]
const first = (item: ParsedDataset, tag: number): ParsedDataset | undefined => [...items(item, tag)][0]
const typeOf = (item: ParsedDataset): string => stringsOf(item, TAGS.type)[0] ?? ''

function conceptOf(item: ParsedDataset): string {
  const name = first(item, TAGS.name)
  return (name && stringsOf(name, TAGS.code)[0]) ?? ''
}

/** Programs still write SNOMED RT codes for concepts that have had a SNOMED CT code since 2018. */
const CURRENT_CODES: Readonly<Record<string, string>> = {
  'G-D7FE': '410668003',
  'G-A185': LONG_AXIS[0],
  'G-A186': '103340004',
  'G-A166': '42798000',
  'R-00317': '373098007',
  'R-10047': '386136009',
  'R-404FB': '255605001',
  'G-A437': '56851009',
}

function numberOf(item: ParsedDataset): ReportedValue[] {
  const measured = typeOf(item) === 'NUM' ? first(item, TAGS.measured) : undefined
  const unit = measured && first(measured, TAGS.unit)
  if (!measured || !unit) return []
  const [exact] = numbersOf(measured, TAGS.exact)
  const value = exact ?? numbersOf(measured, TAGS.number)[0]
  // A value may be missing on purpose; a qualifier then gives the reason.
  if (value === undefined || !Number.isFinite(value)) return []
  const concept = conceptOf(item)
  return [{ concept: CURRENT_CODES[concept] ?? concept, value, unit: stringsOf(unit, TAGS.code)[0] ?? '' }]
}

function shapesOf(item: ParsedDataset, together: readonly Vector[], findPlace: FindPlace): ReportedShape[] {
  const type = stringsOf(item, TAGS.graphic)[0] ?? ''
  if (typeOf(item) === 'SCOORD3D') {
    const frameOfReference = stringsOf(item, TAGS.space)[0] ?? ''
    const points = pointsInSpace(item)
    if (!points.every(([x, y, z]) => Number.isFinite(x + y + z))) return []
    const found = findPlace({ points, together, frameOfReference })
    return found ? [{ type, ...found }] : []
  }
  if (typeOf(item) !== 'SCOORD') return []
  const image = children(item).find((one) => typeOf(one) === 'IMAGE')
  const reference = image && first(image, TAGS.reference)
  const sopInstance = reference && stringsOf(reference, TAGS.instance)[0]
  if (!reference || !sopInstance) return []
  const data = numbersOf(item, TAGS.data)
  const points = Array.from({ length: Math.floor(data.length / 2) }, (_, index) => ({
    x: itemAt(data, index * 2),
    y: itemAt(data, index * 2 + 1),
  }))
  if (!points.every(({ x, y }) => Number.isFinite(x + y))) return []
  const [frame] = numbersOf(reference, TAGS.frame)
  const isInTile = stringsOf(item, TAGS.origin)[0] === 'FRAME'
  return [{ type, points, sopInstance, frame, ...(isInTile && { isInTile }) }]
}

function pointsInSpace(item: ParsedDataset): Vector[] {
  if (typeOf(item) !== 'SCOORD3D') return []
  const data = numbersOf(item, TAGS.data)
  return Array.from({ length: Math.floor(data.length / 3) }, (_, index): Vector => {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = data.slice(index * 3, index * 3 + 3)
    return [x, y, z]
  })
}
