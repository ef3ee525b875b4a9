import type { Measurement, Reading } from '../../model/Measurement.ts'
import { decimalText } from '../reading/decimalText.ts'

/** One measurement with its readings and location, as texts that the reader has chosen to export. */
export interface CsvItem {
  measurement: Measurement
  readings: readonly Reading[]
  /** The study date; empty if hidden or unknown. */
  study: string
  /** «Series 3», «12/300» … */
  series: string
  image: string
}

export interface CsvWords {
  number: string
  label: string
  tool: string
  quantity: string
  value: string
  unit: string
  source: string
  study: string
  series: string
  image: string
  tools: Readonly<Record<Measurement['tool'], string>>
  quantities: Readonly<Record<Reading['quantity'], string>>
  sources: Readonly<Record<NonNullable<Reading['source']>, string>>
  /** The last line: not for primary diagnosis. */
  notice: string
}

const BOM = '\ufeff'

/**
 * One line per reading, in full precision with a decimal point; a measurement without readings (an arrow, a
 * text) also has a line. The file has a byte order mark, without which spreadsheets misread Korean.
 */
export function toCsv(items: readonly CsvItem[], words: CsvWords): string {
  const { number, label, tool, quantity, value, unit, source, study, series, image } = words
  const lines = [
    [number, label, tool, quantity, value, unit, source, study, series, image].map(textCell),
    ...items.flatMap((item) => linesOf(item, words)),
    [textCell(words.notice)],
  ]
  return `${BOM}${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function linesOf({ measurement, readings, study, series, image }: CsvItem, words: CsvWords): string[][] {
  const head = [
    String(measurement.number),
    textCell(measurement.label),
    textCell(words.tools[measurement.tool]),
  ]
  const tail = [study, series, image].map(textCell)
  if (readings.length === 0) return [[...head, '', '', '', '', ...tail]]
  return readings.map(({ quantity, value, unit, source }) => [
    ...head,
    textCell(words.quantities[quantity]),
    decimalText(value),
    textCell(unit),
    source ? textCell(words.sources[source]) : '',
    ...tail,
  ])
}

/** A spreadsheet would run a label that starts like a formula; the apostrophe makes it text. */
function textCell(text: string): string {
  const guarded = /^\s*[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
