import type { FormItem, FormSection } from '../form/Form.ts'
import { plainText } from '../form/plainText.ts'
import { reportSectionOf } from '../form/reportSectionOf.ts'
import {
  attribute,
  childrenOf,
  type Element,
  elementsIn,
  firstAttribute,
  hasFields,
  isBoxes,
  isElement,
  isField,
  isText,
  lineOf,
  type Node,
  wordsIn,
} from './dom.ts'
import type { MrrtReading } from './MrrtReading.ts'
import { nameFields, type Piece, type Surroundings } from './nameFields.ts'

/** A longer text above a column is a remark, not its name. */
const HEADER_MAX = 60
/** Elements below this depth are reported instead of read. */
const DEPTH_MAX = 120
const BLOCKS = new Set([
  'div',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dd',
  'dt',
  'form',
  'article',
  'main',
  'aside',
  'center',
  'blockquote',
  'hr',
  'nav',
  'footer',
  'pre',
  'figure',
  'br',
])
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'legend', 'summary', 'caption'])
/** Elements without words for the reader. */
const UNREAD = new Set(['script', 'style', 'noscript', 'datalist', 'select'])
const OBJECTS = new Set(['img', 'embed', 'object', 'iframe', 'svg', 'canvas', 'video', 'audio'])

/** A part of the form that is being built, with its open headings. */
interface Open {
  items: FormItem[]
  section: FormSection | undefined
  around: Surroundings
  pieces: Piece[]
  /** The sections that headings have begun, outermost first. */
  headed: { level: number; section: FormSection }[]
}

/** Reads the body in reading order and returns the questions in their sections. */
export function readBody(body: Element, reading: MrrtReading): FormItem[] {
  const items: FormItem[] = []
  const open = opened(items, undefined, { row: undefined })
  walk(childrenOf(body), open, reading, 0)
  flush(open, reading)
  return items
}

const opened = (items: FormItem[], section: FormSection | undefined, around: Surroundings): Open => ({
  items,
  section,
  around,
  pieces: [],
  headed: [],
})

/**
 * Returns the list that questions are added to: that of the innermost section with a heading, or that of the
 * part itself.
 */
const target = ({ headed, items }: Open): FormItem[] => headed.at(-1)?.section.items ?? items

function flush(open: Open, reading: MrrtReading): void {
  if (open.pieces.some(({ kind }) => kind === 'field')) {
    const named = open.headed.at(-1)?.section ?? open.section
    const row = open.around.row ?? (named && lonely(open.pieces) ? Object.values(named.label)[0] : undefined)
    nameFields(
      open.pieces,
      { ...open.around, row, heading: named && Object.values(named.label)[0] },
      target(open),
      reading,
    )
  }
  for (const piece of open.pieces)
    if (
      piece.kind === 'words' &&
      !reading.used.has(piece.node) &&
      !(piece.label && reading.used.has(piece.label)) &&
      /\p{L}{2}/u.test(piece.words)
    )
      reading.leftWords.push({ words: piece.words, node: piece.node, label: piece.label })
  open.pieces = []
}

/** A field without words of its own is named after its section. */
const lonely = (pieces: readonly Piece[]): boolean =>
  !pieces.some((piece) => piece.kind === 'words' && /\p{L}{2}/u.test(piece.words))

function walk(nodes: readonly Node[], open: Open, reading: MrrtReading, depth: number): void {
  for (const node of nodes) {
    if (isText(node)) {
      const words = plainText(node.value, 4000)
      if (words !== '') open.pieces.push({ kind: 'words', words, node })
      continue
    }
    if (!isElement(node)) continue
    if (depth > DEPTH_MAX) {
      reading.losses.add('limit', reading.placeOf(node), wordsIn(node), { what: 'depth', max: DEPTH_MAX })
      continue
    }
    walkElement(node, open, reading, depth)
  }
}

function walkElement(element: Element, open: Open, reading: MrrtReading, depth: number): void {
  const { tagName } = element
  if (isField(element) || isBoxes(element)) {
    open.pieces.push({ kind: 'field', element })
    return
  }
  if (UNREAD.has(tagName)) return
  if (OBJECTS.has(tagName)) {
    const what = firstAttribute(element, 'src', 'data', 'alt') ?? tagName
    reading.losses.add(
      tagName === 'img' || tagName === 'svg' ? 'image' : 'reference',
      reading.placeOf(element),
      what,
      { what: tagName },
    )
    return
  }
  if (HEADINGS.has(tagName)) {
    flush(open, reading)
    beginHeaded(element, open, reading)
    return
  }
  if (tagName === 'section' || tagName === 'fieldset' || tagName === 'details' || tagName === 'template') {
    flush(open, reading)
    readSection(element, open, reading, depth)
    return
  }
  if (tagName === 'table') {
    flush(open, reading)
    readTable(element, open, reading, depth)
    return
  }
  if (tagName === 'label') {
    const words = wordsIn(element)
    const inside = elementsIn(element).filter(isField)
    if (inside.length === 0) {
      if (words !== '') open.pieces.push({ kind: 'words', words, node: element, label: element })
      return
    }
    for (const field of inside) open.pieces.push({ kind: 'field', element: field })
    return
  }
  const isBlock = BLOCKS.has(tagName)
  const row = isBlock ? rowWords(element) : undefined
  if (row) {
    flush(open, reading)
    const inner: Open = { ...open, pieces: [], around: { row: row.words, rowEnglish: row.english } }
    for (const node of row.nodes) reading.used.add(node)
    walk(childrenOf(element), inner, reading, depth + 1)
    flush(inner, reading)
    return
  }
  if (isBlock) open.pieces.push({ kind: 'break' })
  walk(childrenOf(element), open, reading, depth + 1)
  if (isBlock) open.pieces.push({ kind: 'break' })
}

/** Finds words before a block with fields: `<span>Projections</span><div>[ ] a [ ] b</div>`. */
function rowWords(
  element: Element,
): { words: string; english: string | undefined; nodes: object[] } | undefined {
  const children = childrenOf(element).filter(
    (node) => isElement(node) || (isText(node) && /\S/u.test(node.value)),
  )
  const [first, second, ...more] = children
  if (
    !first ||
    !second ||
    more.some((node) => isElement(node) && !hasFields(node) && /\p{L}{2}/u.test(wordsIn(node)))
  )
    return undefined
  const isLead =
    isElement(first) &&
    (first.tagName === 'span' ||
      first.tagName === 'strong' ||
      first.tagName === 'b' ||
      (first.tagName === 'label' && attribute(first, 'for') === undefined)) &&
    !hasFields(first)
  const isRest =
    isElement(second) && second.tagName === 'div' && elementsIn(second).filter(isField).length > 1
  const words = wordsIn(first)
  if (!isLead || !isRest || !/\p{L}/u.test(words)) return undefined
  const texts = isElement(first) ? childrenOf(first).filter(isText) : []
  return {
    words,
    english: isElement(first) ? firstAttribute(first, 'data-en', 'data-english') : undefined,
    nodes: [first, ...texts],
  }
}

const LEVEL = /level(\d)/u

function levelOf(element: Element): number {
  const heading = /^h([1-6])$/u.exec(element.tagName)?.[1]
  if (heading !== undefined) return Number(heading)
  const level = LEVEL.exec(attribute(element, 'class') ?? '')?.[1]
  return level === undefined ? 1 : Number(level)
}

/** A heading names the section that contains it, or begins one that ends at the next heading of its level. */
function beginHeaded(element: Element, open: Open, reading: MrrtReading): void {
  const words = plainText(wordsIn(element), 2000)
  if (words === '') return
  const english = firstAttribute(element, 'data-english', 'data-en')
  const label = {
    [reading.locale]: words,
    ...(english !== undefined && reading.locale !== 'en' && { en: plainText(english, 2000) }),
  }
  const { section } = open
  const isFirst =
    section !== undefined &&
    open.headed.length === 0 &&
    section.items.length === 0 &&
    !reading.headed.has(section)
  if (isFirst) {
    reading.headed.add(section)
    section.label = label
    section.report =
      reportSectionOf([english ?? '', words, ...Object.values(section.label)]) ?? section.report
    return
  }
  // The title of the whole document doesn't begin a section.
  if (
    element.tagName === 'h1' &&
    open.section === undefined &&
    open.headed.length === 0 &&
    open.items.length === 0
  )
    return
  const level = levelOf(element)
  while ((open.headed.at(-1)?.level ?? 0) >= level) open.headed.pop()
  const begun: FormSection = {
    kind: 'section',
    label,
    place: reading.placeOf(element),
    report: reportSectionOf([english ?? '', words]),
    items: [],
  }
  target(open).push(begun)
  open.headed.push({ level, section: begun })
}

function readSection(element: Element, open: Open, reading: MrrtReading, depth: number): void {
  const name = firstAttribute(element, 'data-section-name')
  const codes = (reading.codes.get((attribute(element, 'id') ?? '').toLowerCase()) ?? []).map(
    ({ code }) => code,
  )
  const isRepeated = element.tagName === 'template' || attribute(element, 'data-repeats') === 'true'
  const section: FormSection = {
    kind: 'section',
    key: `#${firstAttribute(element, 'id') ?? lineOf(element) ?? ''}`,
    label: name === undefined ? {} : { [reading.locale]: plainText(name, 2000) },
    place: reading.placeOf(element),
    report: reportSectionOf(name === undefined ? [] : [name], [
      ...codes,
      firstAttribute(element, 'data-loinc') ?? '',
    ]),
    repeats: isRepeated ? {} : undefined,
    items: [],
  }
  const inner = opened(section.items, section, { row: undefined })
  walk(childrenOf(element), inner, reading, depth + 1)
  flush(inner, reading)
  if (section.items.length === 0) return
  if (isRepeated && Object.keys(section.label).length === 0)
    section.label = { ...(open.headed.at(-1)?.section.label ?? open.section?.label) }
  target(open).push(section)
}

interface Cell {
  element: Element
  words: string
  fields: boolean
  column: number
}

/** Tables are used both for layout and for meaning: the text to the left of a field is its name. */
function readTable(table: Element, open: Open, reading: MrrtReading, depth: number): void {
  let headers: (string | undefined)[] = []
  let section: FormSection | undefined
  for (const row of rowsOf(table)) {
    const cells = cellsOf(row)
    const into = section?.items ?? target(open)
    if (!cells.some(({ fields }) => fields)) {
      const said = cells.filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
      for (const { element } of said) markWords(element, reading)
      headers = said.length > 1 ? columnsOf(cells) : []
      const [only] = said
      section = undefined
      if (said.length === 1 && only && only.words.length < 120) {
        section = {
          kind: 'section',
          label: { [reading.locale]: only.words },
          place: reading.placeOf(row),
          report: reportSectionOf([only.words]),
          items: [],
        }
        target(open).push(section)
      }
      continue
    }
    readRow(row, cells, headers, into, open, reading, depth)
  }
  prune(target(open))
}

/** Sections without content only served the layout. */
function prune(items: FormItem[]): void {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at]
    if (item?.kind === 'section' && item.items.length === 0) items.splice(at, 1)
  }
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = []
  for (const part of childrenOf(table)) {
    if (!isElement(part)) continue
    if (part.tagName === 'tr') rows.push(part)
    else if (['tbody', 'thead', 'tfoot'].includes(part.tagName))
      for (const row of childrenOf(part)) if (isElement(row) && row.tagName === 'tr') rows.push(row)
  }
  return rows
}

function cellsOf(row: Element): Cell[] {
  const cells: Cell[] = []
  let column = 0
  for (const element of childrenOf(row)) {
    if (!isElement(element) || (element.tagName !== 'td' && element.tagName !== 'th')) continue
    cells.push({ element, words: wordsIn(element), fields: hasFields(element), column })
    column += Math.min(Math.max(Number(attribute(element, 'colspan')) || 1, 1), 50)
  }
  return cells
}

function columnsOf(cells: readonly Cell[]): (string | undefined)[] {
  const headers: (string | undefined)[] = []
  for (const { column, words } of cells)
    headers[column] = /[\p{L}\p{N}]/u.test(words) && words.length <= HEADER_MAX ? words : undefined
  return headers
}

function markWords(element: Element, reading: MrrtReading): void {
  for (const one of elementsIn(element)) {
    reading.used.add(one)
    for (const child of childrenOf(one)) if (isText(child)) reading.used.add(child)
  }
}

function readRow(
  row: Element,
  cells: readonly Cell[],
  headers: readonly (string | undefined)[],
  into: FormItem[],
  open: Open,
  reading: MrrtReading,
  depth: number,
): void {
  const [first] = cells
  const lead = first && !first.fields && /[\p{L}\p{N}]/u.test(first.words) ? first : undefined
  const english =
    lead &&
    elementsIn(lead.element)
      .map((one) => firstAttribute(one, 'data-english', 'data-en'))
      .find((words) => words !== undefined)
  const inside = cells.filter(({ fields }) => fields)
  const boxes = inside.flatMap(({ element }) =>
    elementsIn(element).filter((one) => isField(one) && attribute(one, 'type') === 'checkbox'),
  )
  const isSection =
    lead !== undefined && (inside.some(({ element }) => holdsTable(element)) || boxes.length > 1)
  let items = into
  if (lead) for (const child of textsIn(lead.element)) reading.used.add(child)
  if (isSection && lead) {
    const label = {
      [reading.locale]: plainText(lead.words, 2000),
      ...(english !== undefined && reading.locale !== 'en' && { en: english }),
    }
    const section: FormSection = {
      kind: 'section',
      label,
      place: reading.placeOf(row),
      report: reportSectionOf([lead.words]),
      items: [],
    }
    into.push(section)
    items = section.items
  }
  // Words between the cells with fields name the next cell.
  let label = isSection ? undefined : lead?.words
  for (const cell of cells) {
    if (cell === lead) continue
    if (!cell.fields) {
      if (/\p{L}/u.test(cell.words)) {
        label = cell.words
        for (const child of textsIn(cell.element)) reading.used.add(child)
      }
      continue
    }
    const inner = opened(items, isSection ? undefined : open.section, {
      row: label,
      rowEnglish: english,
      column: headers[cell.column],
    })
    walk(childrenOf(cell.element), inner, reading, depth + 1)
    flush(inner, reading)
  }
  prune(into)
}

const holdsTable = (element: Element): boolean =>
  elementsIn(element).some((one) => one.tagName === 'table' && hasFields(one))

/** Returns the texts of a cell except labels, which belong to their field. */
function textsIn(element: Element): object[] {
  return elementsIn(element).flatMap((one) => (one.tagName === 'label' ? [] : childrenOf(one).filter(isText)))
}
