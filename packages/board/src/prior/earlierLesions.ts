import type { Locale } from '@pandok/domain'
import { Exact, exact, type PriorRecord } from '@pandok/module-engine'
import { siteWords } from './comparedLesions.ts'
import { lengthInput, lengthOf, lesionGroups, MILLIMETRES } from './lengthOf.ts'
import { lesionOf } from './lesionOf.ts'
import type { Lesion } from './matchLesions.ts'
import { byContent, type ComparingModule, earlierRuns, priorRecords } from './priorRecords.ts'
import type { ReportFile, ReportMeasurement } from './ReportFile.ts'
import { categoryValue, scores } from './scoringModule.ts'
import { type ReadSite, siteValues } from './siteValues.ts'

/** The source of an earlier report. */
export const EARLIER_SOURCES = ['kept', 'file', 'images', 'server', 'pasted'] as const
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
  readSite?: ReadSite,
): EarlierLesion[] {
  return [...described(reports, module, locale), ...measured(reports, module, readSite)]
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
      key: track,
      track,
      source: report?.source ?? 'file',
      date: record.date,
      isOfModule: true,
      ...lesionOf(definition, record.values),
      words: site === '' ? title : `${title}, ${site}`,
      size: length && { text: length.text, unit: length.unit },
      records: priorRecords(files, module, track),
    }
  })
}

/** Takes lengths and categories from structured reports on images, from report files and from pasted text. */
function measured(
  reports: readonly EarlierReport[],
  module: ComparingModule,
  readSite: ReadSite | undefined,
): EarlierLesion[] {
  const { definition } = module
  if (lesionGroups(definition).length > 0) return asRows(reports, module, readSite)
  // Another author's words for the same site can't be distinguished from a different site.
  const answered = { ...definition, inputs: definition.inputs.filter(({ kind }) => kind !== 'text') }
  const found = reports.flatMap(({ source, file }) => {
    const { date } = file.study
    const lengths = valuesOf(file, { module, group: undefined, readSite }).map(
      ({ one, values }): EarlierLesion => ({
        ...lesionOfMeasurement(one),
        ...lesionOf(answered, values),
        source,
        date,
        isOfModule: false,
        records: [{ date, values }],
      }),
    )
    return [...lengths, ...categoryOfReport({ source, file }, module)]
  })
  return byTrack(found)
}

interface Reading {
  module: ComparingModule
  group: string | undefined
  readSite: ReadSite | undefined
}

/** Returns what a module would have said of the measurements of a report: length, site and category. */
function valuesOf(file: ReportFile, { module, group, readSite }: Reading) {
  const { definition } = module
  const input = lengthInput(definition, group)
  const lengths = file.measurements.flatMap((measured) => {
    const anatomy = measured.anatomy ?? readSite?.(measured.site ?? '', file.locale)
    const one = anatomy ? { ...measured, anatomy } : measured
    const site = siteValues(definition, { group, measurement: one, readSite })
    // Where a module asks whether it is a node, it asks for the short axis of nodes (RECIST 1.1).
    const text = input && lengthFor(isNode(site) ? shortAxis(one) : one, input)
    return !input || text === undefined || !scores(module, anatomy)
      ? []
      : [{ one, values: { ...site, [input.id]: text } }]
  })
  return lengths.map(({ one, values }) => {
    const said = (file.categories ?? []).filter(
      ({ trackingUid }) =>
        trackingUid === one.trackingUid || (trackingUid === undefined && lengths.length === 1),
    )
    return { one, values: { ...categoryValue(module, said, group), ...values } }
  })
}

const isNode = (site: Readonly<Record<string, string | boolean>>): boolean =>
  Object.values(site).includes(true)

/** The smallest diameter that is known, in place of the largest. */
function shortAxis(one: ReportMeasurement): ReportMeasurement {
  const [short = one.value] = [one.value, ...(one.across ?? [])].toSorted((a, b) => Number(a) - Number(b))
  return { ...one, value: short, across: undefined }
}

/** A category that the report states without a size is offered by itself. */
function categoryOfReport(
  { source, file }: Pick<EarlierReport, 'source' | 'file'>,
  module: ComparingModule,
): EarlierLesion[] {
  const own = (file.categories ?? []).filter(({ trackingUid }) => trackingUid === undefined)
  const values = categoryValue(module, own, undefined)
  const { date } = file.study
  const track = `category ${date}`
  if (Object.keys(values).length === 0) return []
  const words = own.find(({ words }) => words !== '')?.words ?? ''
  return [
    {
      key: track,
      track,
      source,
      date,
      words,
      size: undefined,
      isOfModule: false,
      records: [{ date, values }],
    },
  ]
}

/** In a module that lists lesions, the lengths of one report become its rows. */
function asRows(
  reports: readonly EarlierReport[],
  module: ComparingModule,
  readSite: ReadSite | undefined,
): EarlierLesion[] {
  const [group = ''] = lesionGroups(module.definition)
  return reports.flatMap(({ id, source, file }): EarlierLesion[] => {
    const rows = valuesOf(file, { module, group, readSite }).map(({ one, values }) => ({
      track: one.trackingUid,
      values,
    }))
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
    key: `measured ${trackingUid}`,
    track: trackingUid,
    sizeMm,
    place,
    frameOfReference,
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
  const tracks = [...new Set(lesions.map(({ track }) => track))]
  return tracks.flatMap((track) => {
    const own = lesions.filter((one) => one.track === track).toSorted(byDay)
    const latest = own.at(-1)
    const records = own.flatMap((one) => one.records)
    const seen = new Map(records.map((record) => [JSON.stringify(record), record]))
    return latest ? [{ ...latest, records: [...seen.values()] }] : []
  })
}

const byDay = (a: EarlierLesion, b: EarlierLesion): number =>
  (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || byContent(a.records, b.records)
