import { parse } from 'parse5'
import { COLUMNS_MAX, ROWS_MAX } from '../model/limits.ts'
import {
  attribute,
  childrenOf,
  type Element,
  elementsIn,
  isElement,
  isText,
  lineOf,
  type Node,
} from '../mrrt/dom.ts'
import type { ParsedRows } from './parseRows.ts'

const OPENING = 20_000
/**
 * The tree of a page takes a hundred times the memory of its text; thousands of macros have a tenth of this
 * length.
 */
const CHARACTERS_MAX = 2_000_000
const CELL_MAX_CHARACTERS = 20_000
const SPAN_MAX = 1000
const CELLS_MAX = 1_000_000
/**
 * Each table is read together with those in its cells, so thousands of nested tables would be read thousands
 * of times.
 */
const TABLES_MAX = 50
const NESTED_MAX = 1000

/**
 * Reads the largest table of a page without fields. Hospital programs write lists as HTML and name the file
 * `.xls`, and a copied grid is HTML, too. It is undefined for anything else.
 */
export function htmlRows(text: string): ParsedRows | undefined {
  const opening = text.slice(0, OPENING)
  if (!/^\ufeff?\s*</u.test(opening) || !/<table\b/iu.test(text)) return undefined
  if (/<(?:input|select|textarea)\b/iu.test(text) || /^\ufeff?\s*<\?xml\b/u.test(opening)) return undefined
  const isDeep = (text.match(/<table\b/giu)?.length ?? 0) > NESTED_MAX
  if (text.length > CHARACTERS_MAX || isDeep)
    return {
      rows: [],
      lines: [],
      isCut: false,
      broken: [{ line: 1, what: isDeep ? 'elements' : 'characters' }],
    }
  const html = parse(text, { sourceCodeLocationInfo: true }).childNodes.find(isElement)
  if (!html) return undefined
  const tables = elementsIn(html)
    .filter(({ tagName }) => tagName === 'table')
    .slice(0, TABLES_MAX)
  const listed = tables.map((table) => rowsOf(table))
  const largest = listed.reduce<ParsedRows | undefined>(
    (best, one) => (best && best.rows.length >= one.rows.length ? best : one),
    undefined,
  )
  return largest && largest.rows.length > 0 ? largest : undefined
}

function rowsOf(table: Element): ParsedRows {
  const rows: string[][] = []
  const lines: number[] = []
  /**
   * For each column, the words of a cell further up that still apply, and the number of rows for which they
   * do.
   */
  const held: ({ words: string; left: number } | undefined)[] = []
  let isCut = false
  let cells = 0
  for (const line of linesIn(table)) {
    const row: string[] = []
    const take = () => {
      for (let above = held[row.length]; above && above.left > 0; above = held[row.length]) {
        above.left -= 1
        row.push(above.words)
      }
    }
    for (const cell of cellsIn(line)) {
      take()
      if (row.length >= COLUMNS_MAX) break
      const words = wordsOf(cell)
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let at = 0; at < wide && row.length < COLUMNS_MAX; at += 1) {
        held[row.length] = high > 1 ? { words: at === 0 ? words : '', left: high - 1 } : undefined
        row.push(at === 0 ? words : '')
      }
    }
    take()
    if (!row.some((words) => words !== '')) continue
    cells += row.length
    if (rows.length >= ROWS_MAX || cells > CELLS_MAX) {
      isCut = true
      break
    }
    rows.push(row)
    lines.push(lineOf(line) ?? 1)
  }
  return { rows, lines, isCut, broken: [] }
}

/** Returns the rows of a table itself, not those of the tables in its cells. */
function linesIn(table: Element): Element[] {
  return childrenOf(table)
    .filter(isElement)
    .flatMap((part) => (part.tagName === 'tr' ? [part] : childrenOf(part).filter(isElement)))
    .filter(({ tagName }) => tagName === 'tr')
}

const cellsIn = (line: Element): Element[] =>
  childrenOf(line)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'td' || tagName === 'th')

const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Math.trunc(Number(attribute(cell, name) ?? '1')) || 1, 1), SPAN_MAX)

const BLOCKS = new Set(['p', 'div', 'li', 'tr'])

/** Returns the text of a cell with its line breaks; line breaks in the source count as spaces. */
function wordsOf(cell: Element): string {
  let words = ''
  const open: (Node | string)[] = [...childrenOf(cell)].reverse()
  while (open.length > 0 && words.length < CELL_MAX_CHARACTERS) {
    const node = open.pop()
    if (typeof node === 'string') words += node
    else if (node && isText(node)) words += node.value.replace(/[ \t\n]+/gu, ' ')
    else if (node && isElement(node)) {
      if (node.tagName === 'br') words += '\n'
      if (node.tagName === 'script' || node.tagName === 'style') continue
      if (BLOCKS.has(node.tagName)) open.push('\n')
      open.push(...[...childrenOf(node)].reverse())
    }
  }
  return words
    .replace(/\u00a0/gu, ' ')
    .replace(/ *\n */gu, '\n')
    .trim()
}
