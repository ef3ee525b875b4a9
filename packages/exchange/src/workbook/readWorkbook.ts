import { COLUMNS_MAX, ROWS_MAX } from '../model/limits.ts'
import { isDayFormat, printDay } from './days.ts'
import { scanXml } from './scanXml.ts'
import { unpack } from './unpack.ts'

export interface Sheet {
  name: string
  rows: readonly (readonly string[])[]
  isCut: boolean
}

export interface Workbook {
  sheets: readonly Sheet[]
  problems: readonly string[]
  /** Sheets that the program hides: lists for other sheets, or what somebody put away. */
  hidden: readonly string[]
}

const SHEETS_MAX = 50
const CELLS_MAX = 2_000_000

/**
 * Reads the sheets of an XLSX file as text, or returns undefined for another file. Formulas yield their saved
 * value.
 */
export function readWorkbook(bytes: Uint8Array): Workbook | undefined {
  const unpacked = unpack(bytes, (name) =>
    /^xl\/(?:workbook|sharedStrings|styles|worksheets\/|_rels\/workbook)/u.test(name),
  )
  if (!unpacked) return undefined
  const { files, refused } = unpacked
  const fileOf = (name: string): string => {
    const found = files[name]
    return found ? new TextDecoder().decode(found) : ''
  }
  if (files['xl/workbook.xml'] === undefined) return undefined
  const problems = refused.map((name) => `${name}: too large`)
  const { sheets, isOldCalendar } = readSheetNames(fileOf('xl/workbook.xml'))
  const targets = readTargets(fileOf('xl/_rels/workbook.xml.rels'))
  const strings = readSharedStrings(fileOf('xl/sharedStrings.xml'))
  const dayStyles = readDayStyles(fileOf('xl/styles.xml'))
  const cells = { left: CELLS_MAX }
  const seen = sheets.slice(0, SHEETS_MAX).entries()
  const read = [...seen]
    .filter(([, { isHidden }]) => !isHidden)
    .map(([index, { name, id }]) => {
      const target = targets.get(id) ?? `worksheets/sheet${index + 1}.xml`
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      const { rows, isCut, isBroken, unknown } = readRows(fileOf(path), {
        strings,
        dayStyles,
        isOldCalendar,
        cells,
      })
      if (isBroken) problems.push(`${name}: XML`)
      if (unknown.length > 0) problems.push(`${name}: formula without a value (${unknown.join(', ')})`)
      return { name, rows, isCut }
    })
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  return { sheets: read.filter(({ rows }) => rows.length > 0), problems, hidden }
}

interface SheetName {
  name: string
  id: string
  isHidden: boolean
}

function readSheetNames(xml: string): { sheets: SheetName[]; isOldCalendar: boolean } {
  const sheets: SheetName[] = []
  let isOldCalendar = false
  scanXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'sheet')
        sheets.push({
          name: attributes['name'] ?? '',
          id: attributes['r:id'] ?? '',
          isHidden: /hidden/iu.test(attributes['state'] ?? ''),
        })
      if (tag === 'workbookPr') isOldCalendar = /^(?:1|true)$/u.test(attributes['date1904'] ?? '')
    },
  })
  return { sheets, isOldCalendar }
}

function readTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  scanXml(xml, {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target)
    },
  })
  return targets
}

/** Runs of formatted text are joined; Japanese phonetic hints (`rPh`) are omitted. */
function readSharedStrings(xml: string): string[] {
  const strings: string[] = []
  let text = ''
  let isReading = false
  let isText = false
  scanXml(xml, {
    open: (tag) => {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isReading = true
      isText = tag === 't' && !isReading
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (tag) => {
      isText = false
      if (tag === 'rPh') isReading = false
      if (tag === 'si') strings.push(text)
    },
  })
  return strings
}

/** Returns the indexes of cell formats that show a date. */
function readDayStyles(xml: string): ReadonlySet<number> {
  const formats = new Map<string, string>()
  const days = new Set<number>()
  let isCells = false
  let count = 0
  scanXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'numFmt') formats.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '')
      if (tag === 'cellXfs') isCells = true
      if (tag === 'xf' && isCells) {
        const id = attributes['numFmtId'] ?? ''
        if (isDayFormat(Number(id), formats.get(id))) days.add(count)
        count += 1
      }
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false
    },
  })
  return days
}

interface Context {
  strings: readonly string[]
  dayStyles: ReadonlySet<number>
  isOldCalendar: boolean
  cells: { left: number }
}

interface RowsRead {
  rows: string[][]
  isCut: boolean
  isBroken: boolean
  /** Cells whose formula was saved without its value. */
  unknown: string[]
}

const UNKNOWN_MAX = 5

function readRows(xml: string, context: Context): RowsRead {
  const rows: string[][] = []
  const byNumber = new Map<number, string[]>()
  const merged: string[] = []
  const unknown: string[] = []
  let row: string[] = []
  let number = 0
  let column = 0
  let attributes: Readonly<Record<string, string>> = {}
  let value = ''
  let isValue = false
  let isFormula = false
  let isReading = false
  let isCut = false
  const endCell = () => {
    context.cells.left -= 1
    if (isFormula && value === '' && unknown.length < UNKNOWN_MAX) unknown.push(attributes['r'] ?? '')
    if (column < COLUMNS_MAX && context.cells.left >= 0) {
      while (row.length < column) row.push('')
      row[column] = shown(value, attributes, context)
    } else isCut = true
    column += 1
  }
  const isBroken = !scanXml(xml, {
    open: (tag, given) => {
      if (tag === 'row') {
        row = []
        column = 0
        number = Number(given['r']) || number + 1
      } else if (tag === 'c') {
        attributes = given
        value = ''
        isFormula = false
        column = columnOf(given['r']) ?? column
      } else if (tag === 'f') isFormula = true
      else if (tag === 'mergeCell' && merged.length < ROWS_MAX) merged.push(given['ref'] ?? '')
      if (tag === 'rPh') isReading = true
      isValue = (tag === 'v' || tag === 't') && !isReading
    },
    text: (piece) => {
      if (isValue) value += piece
    },
    close: (tag) => {
      isValue = false
      if (tag === 'rPh') isReading = false
      if (tag === 'c') endCell()
      if (tag === 'row' && row.some((cell) => cell.trim() !== '')) {
        if (rows.length < ROWS_MAX) rows.push(row)
        else isCut = true
        byNumber.set(number, row)
      }
    },
  })
  for (const reference of merged) fillDown(reference, byNumber, context)
  return { rows, isCut, isBroken: isBroken && xml !== '', unknown }
}

/** The content of a cell that spans several rows applies to each of them: «흉부» next to ten macros. */
function fillDown(reference: string, rows: ReadonlyMap<number, string[]>, { cells }: Context): void {
  const [, letters = '', first = '', last = ''] =
    /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/u.exec(reference) ?? []
  const column = columnOf(letters)
  if (column === undefined || column >= COLUMNS_MAX) return
  const value = rows.get(Number(first))?.[column] ?? ''
  if (value === '') return
  for (let number = Number(first) + 1; number <= Number(last) && cells.left > 0; number += 1) {
    cells.left -= 1
    const row = rows.get(number)
    if (!row) continue
    while (row.length < column) row.push('')
    if ((row[column] ?? '') === '') row[column] = value
  }
}

/** Returns the zero-based column index: `AB12` gives 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shown(
  value: string,
  { t: kind, s: style }: Readonly<Record<string, string>>,
  { strings, dayStyles, isOldCalendar }: Context,
): string {
  if (kind === 's') return strings[Number(value)] ?? ''
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind === 'e') return ''
  if (kind === 'inlineStr' || kind === 'str' || value === '') return value
  if (kind === 'd') return value.slice(0, 10)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (dayStyles.has(Number(style))) return printDay(number, isOldCalendar) ?? value
  // A result such as 0.1 + 0.2 is saved with all its digits, which nobody typed.
  return String(Number(number.toPrecision(15)))
}
