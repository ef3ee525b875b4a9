import type { Measurement, Reading } from '../../model/Measurement.ts'
import { decimalText } from '../reading/decimalText.ts'

/** One measurement with what it yields and where it lies, in words that the reader chose to give out. */
export interface CsvItem {
  measurement: Measurement
  readings: readonly Reading[]
  /** Its day; empty where that is hidden or nothing is known. */
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
  /** Not for primary diagnosis: the last line. */
  notice: string
}

const BOM = '\ufeff'

/**
 * One line per reading, in full precision with a dot; a measurement without a reading (an arrow, a text) has a line as
 * well. With a byte order mark, without which spreadsheets take Korean for something else.
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

/** A label that begins like a formula would be run by a spreadsheet: the apostrophe makes it text. */
function textCell(text: string): string {
  const guarded = /^\s*[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
