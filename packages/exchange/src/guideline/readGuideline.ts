import type { GuidelineTable } from './GuidelineTable.ts'
import { isRange } from './isRange.ts'
import { splitCells } from './splitCells.ts'

/** «Risk» above «low» and «high» is one question, while «Management» above «FNA» and «follow-up» is two. */
const RISK = /risk|위험|リスク|风险|危险|risiko/iu

type Lines = readonly (readonly string[])[]

const NOTE =
  /^(?:[*†‡§¶※#]|\(?(?:\d|[a-z])\)|(?:notes?|source|abbreviations?|anmerkungen?|hinweise?|quellen?|abkürzungen|비고|참고|출처|약어|주|注|注記|備考|出典|略語|来源|备注|缩写)(?:\s*\d*\s*[:：.)]|\s*$))/iu
/** A longer line of one cell is a sentence below the table, not the title of a part of the table. */
const TITLE_MAX_CHARACTERS = 60
/**
 * These words may stand above several columns without being a question: «Management» above «low risk» and
 * «high risk».
 */
const RESULT =
  /recommend|management|follow-?up|action|advice|권고|추적|처치|관리|조치|推奨|対応|方針|管理|建议|处理|随访|empfehlung|vorgehen|procedere|kontrolle/iu

/**
 * Reads the table of a guideline as copied from a spreadsheet, a word processor or a web page: with a
 * caption, one or two lines of headings, cells that are merged vertically or horizontally, titles of parts,
 * ranges as headings, and footnotes. It is undefined if the text isn't a table.
 */
export function readGuideline(text: string): GuidelineTable | undefined {
  const { caption, lines, notes } = withoutSurroundings(splitCells(text))
  const heads = hasTwoHeads(lines) ? 2 : 1
  const crossed = crossingOf(lines.slice(0, heads))
  const body = withParts(lines.slice(heads))
  if ((lines[0]?.length ?? 0) < 2 || body.lines.length === 0) return undefined
  const lead = body.hasParts ? [''] : []
  const headings = [...lead, ...crossed.headings]
  const down = fillDown(body.lines, crossed.from + lead.length)
  const rows = crossed.columns.length === 0 ? down.lines : uncrossed(down.lines, crossed, lead.length)
  return { caption, headings, rows, filled: down.filled, notes }
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length

const isAlone = (cells: readonly string[]): boolean => filledIn(cells) === 1 && cells[0] !== ''

function withoutSurroundings(all: Lines): { caption: string; lines: Lines; notes: string[] } {
  let lines = [...all]
  const caption: string[] = []
  while (lines.length > 2 && isAlone(lines[0] ?? []) && filledIn(lines[1] ?? []) > 0) {
    caption.push(lines[0]?.[0] ?? '')
    lines = lines.slice(1)
  }
  const notes: string[] = []
  for (let last = lines.at(-1); last && lines.length > 1 && isNote(last); last = lines.at(-1)) {
    notes.unshift(last[0] ?? '')
    lines = lines.slice(0, -1)
  }
  return { caption: caption.join(' '), lines, notes }
}

const isNote = (cells: readonly string[]): boolean =>
  isAlone(cells) && (NOTE.test(cells[0] ?? '') || (cells[0] ?? '').length > TITLE_MAX_CHARACTERS)

/**
 * In a table with two lines of headings, the second line names the columns below a heading that is merged
 * across, and one of the lines leaves its first cell empty.
 */
function hasTwoHeads([first = [], second = [], third]: Lines): boolean {
  const open = first.flatMap((cell, column) => (cell === '' && column > 0 ? [column] : []))
  if (third === undefined || open.length === 0 || isAlone(second)) return false
  if (first[0] !== '' && second[0] !== '') return false
  return open.every((column) => second[column] !== '' || first.slice(0, column).every((cell) => cell === ''))
}

interface Crossing {
  headings: readonly string[]
  /** The number of columns that are questions in every row. */
  from: number
  /** The answers that head the remaining columns; empty if the table has columns of only one kind. */
  columns: readonly string[]
}

/**
 * In a table that asks in two directions («size» across, «risk» down), the last headings are the answers to
 * one question: they are ranges, or share one heading that extends to the end.
 */
function crossingOf(heads: Lines): Crossing {
  const [first = [], second] = heads
  const groups = second ? acrossOf(first, second) : first
  const names = groups.map((group, column) => joined(group, second?.[column] ?? ''))
  const below = second ?? first
  const start = second ? groups.indexOf(groups.at(-1) ?? '') : firstRange(first)
  const columns = below.slice(start)
  const isCrossed =
    start > 0 && columns.length > 1 && columns.every((name) => (second ? name !== '' : isRange(name)))
  const over = second ? (groups[start] ?? '') : ''
  if (!isCrossed || !(columns.every(isRange) || RISK.test(over) || columns.every((name) => RISK.test(name))))
    return { headings: names, from: names.length - 1, columns: [] }
  const isAsked = over !== '' && !RESULT.test(over)
  const question = isAsked ? over : ''
  return { headings: [...names.slice(0, start), question, isAsked ? '' : over], from: start, columns }
}

const firstRange = (heads: readonly string[]): number => {
  const named = heads.findLastIndex((head) => !isRange(head))
  return named + 1 === heads.length ? -1 : named + 1
}

/** Returns the upper headings, with each merged one repeated for all of its columns. */
function acrossOf(first: readonly string[], second: readonly string[]): string[] {
  let group = ''
  return first.map((cell, column) => {
    if (cell !== '') group = cell
    return cell === '' && second[column] === '' ? '' : group
  })
}

/** Joins «Size (mm)» above «Solid» to «Solid size (mm)». */
function joined(group: string, name: string): string {
  if (group === '' || name === '' || group === name) return group || name
  if (group.length > TITLE_MAX_CHARACTERS) return `${group} ${name}`
  const [, words = group, unit = ''] = /^(.*?)(\s*[([][^)\]]*[)\]])$/u.exec(group) ?? []
  return /[)\]]$/u.test(name) ? `${words} ${name}` : `${words} ${name}${unit}`
}

/** A line of one cell is the title of the lines that follow, and becomes a column. */
function withParts(body: Lines): { lines: Lines; hasParts: boolean } {
  const hasParts = body.length > 2 && isAlone(body[0] ?? []) && filledIn(body[1] ?? []) > 1
  if (!hasParts) return { lines: body, hasParts }
  let part = ''
  const lines: string[][] = []
  for (const cells of body) {
    if (isAlone(cells)) part = cells[0] ?? ''
    else lines.push([part, ...cells])
  }
  return { lines, hasParts }
}

/**
 * A merged cell is copied as its value followed by empty cells below it. Only empty cells before the first
 * condition of a row are filled: an empty cell after a condition asks nothing, and a row without any
 * condition applies to every case.
 */
function fillDown(body: Lines, conditions: number): { lines: Lines; filled: number } {
  let above: readonly string[] = []
  let filled = 0
  const lines = body.map((cells) => {
    const start = cells.findIndex((cell) => cell !== '')
    const isMerged = start > 0 && start < conditions
    const whole = cells.map((cell, column) => (isMerged && column < start ? (above[column] ?? '') : cell))
    if (isMerged) filled += start
    above = whole
    return whole
  })
  return { lines, filled }
}

function uncrossed(body: Lines, { from, columns }: Crossing, lead: number): string[][] {
  const start = from + lead
  return body.flatMap((cells) =>
    columns.map((name, at) => [...cells.slice(0, start), name, cells[start + at] ?? '']),
  )
}
