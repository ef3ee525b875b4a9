import type { Locale } from '@pandok/domain'
import { Exact, exact, type ModuleDefinition, type PriorRecord } from '@pandok/module-engine'
import { siteWords } from './comparedLesions.ts'
import { lengthInput, lengthOf, lesionGroups, MILLIMETRES } from './lengthOf.ts'
import { lesionOf, SITE } from './lesionOf.ts'
import type { Lesion } from './matchLesions.ts'
import { type ComparingModule, earlierRuns, priorRecords } from './priorRecords.ts'
import type { ReportFile, ReportMeasurement } from './ReportFile.ts'

/** The source of an earlier report. */
export const EARLIER_SOURCES = ['kept', 'file', 'images', 'pasted'] as const
export type EarlierSource = (typeof EARLIER_SOURCES)[number]

/** An earlier report that is available to the reader. */
export interface EarlierReport {
  id: string
  source: EarlierSource
  file: ReportFile
}

/** An earlier lesion in the form in which one module can compare itself with it. */
export interface EarlierLesion extends Lesion {
  track: string
  source: EarlierSource
  date: string
  /** The name of the lesion in the earlier report. */
  words: string
  /** The earlier length as it was written. */
  size: { text: string; unit: string } | undefined
  /** True if the same module described it. Otherwise only a length is known. */
  isOfModule: boolean
  records: readonly PriorRecord[]
}

/**
 * Lists the earlier lesions that a filling of this module could be compared with: those that the module
 * itself described, and lengths that were measured or written without it. Each lesion is listed once, with
 * all its examinations.
 */
export function earlierLesions(
  reports: readonly EarlierReport[],
  module: ComparingModule,
  locale: Locale,
): EarlierLesion[] {
  return [...described(reports, module, locale), ...measured(reports, module)]
}

function described(
  reports: readonly EarlierReport[],
  module: ComparingModule,
  locale: Locale,
): EarlierLesion[] {
  const files = reports.map(({ file }) => file)
  const { definition } = module
  const latest = new Map(earlierRuns(files, module).map((run) => [run.track, run]))
  return [...latest.values()].map(({ track, record, title, units }) => {
    const report = reports.find(({ file }) => file.runs.some((run) => run.record === record))
    const input = lengthInput(definition)
    const length = input && lengthOf({ unit: units[input.id] ?? input.unit }, record.values[input.id])
    const site = siteWords(definition, undefined, record.values, locale)
    return {
      ...{ key: track, track, source: report?.source ?? 'file', date: record.date, isOfModule: true },
      ...lesionOf(definition, record.values),
      words: site === '' ? title : `${title}, ${site}`,
      size: length && { text: length.text, unit: length.unit },
      records: priorRecords(files, module, track),
    }
  })
}

/** Takes lengths from structured reports on images, from report files and from pasted text. */
function measured(reports: readonly EarlierReport[], { definition }: ComparingModule): EarlierLesion[] {
  if (lesionGroups(definition).length > 0) return asRows(reports, definition)
  const input = lengthInput(definition)
  if (!input) return []
  const found = reports.flatMap(({ source, file }) =>
    file.measurements.flatMap((one): EarlierLesion[] => {
      const text = lengthFor(one, input)
      if (text === undefined) return []
      const { date } = file.study
      const record: PriorRecord = { date, values: { [input.id]: text } }
      return [{ ...lesionOfMeasurement(one), source, date, isOfModule: false, records: [record] }]
    }),
  )
  return byTrack(found)
}

/** In a module that lists lesions, the lengths of one report become its rows. */
function asRows(reports: readonly EarlierReport[], definition: ModuleDefinition): EarlierLesion[] {
  const [group = ''] = lesionGroups(definition)
  const input = lengthInput(definition, group)
  const site = definition.inputs.find(
    (one) => one.group === group && one.kind === 'text' && SITE.test(one.id),
  )?.id
  return reports.flatMap(({ id, source, file }): EarlierLesion[] => {
    const rows = file.measurements.flatMap((one) => {
      const text = input && lengthFor(one, input)
      if (!input || text === undefined) return []
      const words = one.site ?? one.words
      const where = site !== undefined && words !== undefined ? { [site]: words.slice(0, 80) } : {}
      return [{ track: one.trackingUid, values: { [input.id]: text, ...where } }]
    })
    if (rows.length === 0) return []
    const { date } = file.study
    const record: PriorRecord = { date, values: { [group]: rows } }
    const track = `report ${id}`
    return [
      { key: track, track, source, date, words: '', size: undefined, isOfModule: false, records: [record] },
    ]
  })
}

function lesionOfMeasurement(one: ReportMeasurement) {
  const { trackingUid, value, unit, across = [], place, frameOfReference } = one
  const sizeMm = new Exact(value).times(MILLIMETRES[unit] ?? 1).toNumber()
  return {
    ...{ key: `measured ${trackingUid}`, track: trackingUid, sizeMm, place, frameOfReference },
    words: one.words ?? one.site ?? '',
    size: { text: [value, ...across].join(' × '), unit },
  }
}

/** Converts a length for this input; undefined if the input can't take it. */
function lengthFor(
  { what, value, unit, across = [] }: ReportMeasurement,
  input: NonNullable<ReturnType<typeof lengthInput>>,
): string | undefined {
  const factor = MILLIMETRES[unit]
  const own = input.unit === undefined ? undefined : MILLIMETRES[input.unit]
  if (what !== 'length' || factor === undefined || own === undefined) return undefined
  const decimals = 'decimals' in input ? input.decimals : undefined
  const read = [value, ...across]
    .flatMap((one) => exact(one) ?? [])
    .map((one) => {
      const inUnit = one.times(factor).div(own)
      return (decimals === undefined ? inUnit.toDecimalPlaces(2) : inUnit.toDecimalPlaces(decimals)).toFixed()
    })
  return input.kind === 'size' ? read.join(' x ') : read[0]
}

/** If a lesion was measured at several examinations, the latest is returned with all of them. */
function byTrack(lesions: readonly EarlierLesion[]): EarlierLesion[] {
  const found = new Map<string, EarlierLesion>()
  for (const lesion of lesions.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    const before = found.get(lesion.track)?.records ?? []
    const seen = new Map([...before, ...lesion.records].map((record) => [JSON.stringify(record), record]))
    found.set(lesion.track, { ...lesion, records: [...seen.values()] })
  }
  return [...found.values()]
}
