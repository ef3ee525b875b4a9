import type { DocumentContent, ReportLine } from '../../../model/Instance.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf, stringsOf } from '../../parse/values.ts'
import { longTextOf, personOf, textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'

const T = tags(
  'ContentSequence',
  'ConceptNameCodeSequence',
  'ConceptCodeSequence',
  'CodeMeaning',
  'CodeValue',
  'ValueType',
  'TextValue',
  'MeasuredValueSequence',
  'MeasurementUnitsCodeSequence',
  'NumericValue',
  'DateTime',
  'Date',
  'Time',
  'PersonName',
  'UID',
  'ReferencedSOPSequence',
  'ReferencedFrameNumber',
  'GraphicType',
  'GraphicData',
)

const MAX_LINES = 5000
const MAX_DEPTH = 32

/** The content tree as lines, in reading order. */
export function reportOf(dataset: ParsedDataset): DocumentContent {
  const lines: ReportLine[] = []
  collect(dataset, 0, lines)
  return { kind: 'document', title: meaningOf(dataset, T.ConceptNameCodeSequence), lines }
}

function collect(parent: ParsedDataset, depth: number, lines: ReportLine[]): void {
  if (depth > MAX_DEPTH) return
  for (const item of items(parent, T.ContentSequence)) {
    if (lines.length >= MAX_LINES) return
    const concept = meaningOf(item, T.ConceptNameCodeSequence)
    const value = saidOf(item)
    const isSaid = concept !== '' || value !== ''
    if (isSaid) lines.push({ depth, concept, value })
    collect(item, isSaid ? depth + 1 : depth, lines)
  }
}

/** The meaning of a code, or the code itself if it has none. */
function meaningOf(dataset: ParsedDataset, sequence: number): string {
  const code = firstItem(dataset, sequence)
  return code ? textOf(code, T.CodeMeaning) || textOf(code, T.CodeValue) : ''
}

function saidOf(item: ParsedDataset): string {
  switch (stringOf(item, T.ValueType)) {
    case 'TEXT':
      return longTextOf(item, T.TextValue)
    case 'CODE':
      return meaningOf(item, T.ConceptCodeSequence)
    case 'NUM':
      return quantityOf(item)
    case 'PNAME':
      return nameOf(item)
    case 'DATE':
      return dateText(stringOf(item, T.Date))
    case 'TIME':
      return timeText(stringOf(item, T.Time))
    case 'DATETIME':
      return dateTimeText(stringOf(item, T.DateTime))
    case 'UIDREF':
      return stringOf(item, T.UID)
    case 'IMAGE':
    case 'COMPOSITE':
    case 'WAVEFORM':
      return referenceOf(item)
    case 'SCOORD':
    case 'SCOORD3D':
      return graphicOf(item)
    default:
      return ''
  }
}

/** The number as written in the file, so that no digit is lost or added. */
function quantityOf(item: ParsedDataset): string {
  const measured = firstItem(item, T.MeasuredValueSequence)
  if (!measured) return ''
  const [number = ''] = stringsOf(measured, T.NumericValue)
  const units = firstItem(measured, T.MeasurementUnitsCodeSequence)
  // The UCUM code is the unit; `1` stands for none.
  const unit = units ? textOf(units, T.CodeValue) : ''
  const isBare = unit === '' || unit === '1' || unit.startsWith('{')
  return isBare ? number : `${number} ${unit}`
}

function nameOf(item: ParsedDataset): string {
  const { alphabetic, ideographic, phonetic } = personOf(item, T.PersonName)
  return [alphabetic, ideographic, phonetic]
    .filter((group) => group !== '')
    .map((group) => group.replace(/\^+/gu, ' ').trim())
    .join(' = ')
}

function referenceOf(item: ParsedDataset): string {
  const reference = firstItem(item, T.ReferencedSOPSequence)
  const frames = reference ? numbersOf(reference, T.ReferencedFrameNumber).slice(0, 16) : []
  return frames.length > 0 ? `#${frames.join(', ')}` : ''
}

function graphicOf(item: ParsedDataset): string {
  const points = numbersOf(item, T.GraphicData).slice(0, 12)
  return `${stringOf(item, T.GraphicType)} ${points.map((number) => +number.toFixed(2)).join(' ')}`.trim()
}

const dateText = (date: string) => date.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3')

const timeText = (time: string) =>
  time.replace(/^(\d{2})(\d{2})(?:(\d{2}).*)?$/u, (_, h, m, s) => (s ? `${h}:${m}:${s}` : `${h}:${m}`))

const dateTimeText = (moment: string) =>
  `${dateText(moment.slice(0, 8))} ${timeText(moment.slice(8).replace(/[+-]\d{4}$/u, ''))}`.trim()
