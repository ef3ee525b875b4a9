import { LOCALES, type Locale } from '@pandok/domain'
import { readGuideline } from '@pandok/exchange/guideline'
import type { Cell, Computed, DecisionTable, Input, ModuleDefinition, Option } from '@pandok/module-engine'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { freeId, idFromLabel, namesIn } from '../inputs/ids.ts'
import { readCellText } from './pasteCells.ts'
import { saysAny, withoutMark } from './rangeWords.ts'
import { bareValue, headingParts, inputFrom, optionsFrom } from './sheetInput.ts'

export const SHEET_ROLES = ['condition', 'result', 'none'] as const
export type SheetRole = (typeof SHEET_ROLES)[number]

/** A member's correction of a column. */
export interface SheetAmendment {
  heading?: string
  role?: SheetRole | undefined
}

export interface SheetColumn {
  heading: string
  role: SheetRole
  /** The values of the sheet, line by line. */
  values: readonly string[]
  /** The rows whose condition could not be read and accepts any value. */
  unread: ReadonlySet<number>
  /** The input that the column tests or the value that it sets. */
  ref: string | undefined
}

export interface SheetProposal {
  definition: ModuleDefinition
  table: DecisionTable
  columns: readonly SheetColumn[]
  /** Inputs that the sheet needs and the module didn't have. */
  made: readonly Input[]
  /** Number of cells that could not be read; they accept any value. */
  unread: number
  /** Number of merged cells that took the value above them. */
  filled: number
  /** Lines below the table, which aren't part of it. */
  notes: readonly string[]
}

const EMPTY = /^[-–—*]?$/u
/** The names that guidelines give to their last columns. */
const RESULT =
  /recommend|management|follow-?up|action|malignan|probability|likelihood|\bfna\b|biops|권고|추적|처치|조치|악성|위험도\s*\(%|확률|세침|조직검사|생검|推奨|対応|方針|悪性|穿刺|生検|建议|处理|随访|恶性|活检|empfehlung|vorgehen|procedere|malignit|punktion/iu
/** Headings of line numbers and references, which don't affect the decision. */
const ASIDE =
  /^(?:no\.?|nr\.?|#|번호|순번|연번|番号|序号|编号|reference|references|source|ref\.?|출처|참고문헌|文献|来源|出典|quelle|literatur)$/iu

/**
 * Reads a guideline's table as copied from a spreadsheet or a web page: conditions on the left, results on
 * the right, unless an amendment changes that. Fields are matched with the module's inputs by name, and
 * created if there is none. Undefined if the text isn't a table, or has no condition or no result.
 */
export function tableFromSheet(
  definition: ModuleDefinition,
  pasted: string,
  locale: Locale,
  { amendments = {}, unnamed = { condition: '', result: '' } }: SheetReading = {},
): SheetProposal | undefined {
  const sheet = readGuideline(pasted)
  if (!sheet) return undefined
  const guessed = rolesOf(sheet.headings)
  const drafts = sheet.headings.map((written, column): Draft => {
    const values = sheet.rows.map((cells) => cells[column] ?? '')
    const { heading, role = guessed[column] ?? 'none' } = amendments[column] ?? {}
    const name = heading ?? (written || unnamed[role === 'result' ? 'result' : 'condition'])
    return { heading: name, role, values }
  })
  const asking = askedColumns(definition, drafts, locale)
  const telling = toldColumns(asking.definition, drafts, locale)
  if (asking.columns.length === 0 || telling.columns.length === 0) return undefined
  const label =
    sheet.caption === '' ? (telling.columns[0]?.computed.label ?? {}) : { [locale]: sheet.caption }
  const table: DecisionTable = {
    id: freeId(idFromLabel(label, locale) ?? 'table', new Set(definition.tables.map(({ id }) => id))),
    label,
    hit: 'FIRST',
    cols: asking.columns.map(({ ref }) => ({ ref })),
    outs: telling.columns.map(({ computed }) => ({ id: computed.id, kind: 'choice' })),
    rows: sheet.rows.map((_, row) => ({
      when: asking.columns.map(({ cells }) => cells[row] ?? '-'),
      then: telling.columns.map(({ answers }) => answers[row] ?? null),
    })),
  }
  const computed = telling.columns.map((column) => ({
    ...column.computed,
    table: table.id,
    column: column.computed.id,
  }))
  return {
    definition: {
      ...asking.definition,
      tables: [...definition.tables, table],
      computed: [...definition.computed, ...computed],
    },
    table,
    columns: drafts.map((draft) => shownColumn(draft, asking.columns, telling.columns)),
    made: asking.made,
    unread: asking.columns.reduce((sum, { unread }) => sum + unread.size, 0),
    filled: sheet.filled,
    notes: sheet.notes,
  }
}

interface SheetReading {
  /** The amendments by column index. */
  amendments?: Readonly<Record<number, SheetAmendment>>
  /** The names for columns without a heading. */
  unnamed?: { condition: string; result: string }
}

interface Draft {
  heading: string
  role: SheetRole
  values: readonly string[]
}

interface Asked {
  draft: Draft
  ref: string
  cells: readonly Cell[]
  unread: ReadonlySet<number>
}

interface Told {
  draft: Draft
  computed: Computed
  answers: readonly (string | null)[]
}

/**
 * The last column is a result, and so are the columns before it whose heading a guideline uses for results.
 */
function rolesOf(headings: readonly string[]): SheetRole[] {
  const used = headings.map((heading) => !ASIDE.test(withoutMark(heading)))
  const last = used.lastIndexOf(true)
  const first = used.indexOf(true)
  const asked = headings.findLastIndex(
    (heading, column) => used[column] && column !== last && (column === first || !RESULT.test(heading)),
  )
  return headings.map((_, column) => (!used[column] ? 'none' : column > asked ? 'result' : 'condition'))
}

function askedColumns(definition: ModuleDefinition, drafts: readonly Draft[], locale: Locale) {
  const columns: Asked[] = []
  const made: Input[] = []
  let next = definition
  for (const draft of drafts) {
    if (draft.role !== 'condition') continue
    const { name } = headingParts(draft.heading)
    const values = withSigns(draft.values).map((value) => bareValue(value, name, locale))
    const asked = [...new Set(values.filter((value) => !EMPTY.test(value) && !saysAny(value)))]
    // A column that is empty in every row is left out.
    if (asked.length === 0) continue
    // Two columns of a sheet become two inputs even if their names are equal.
    let ref = fieldNamed(definition, name)
    if (ref === undefined) {
      const input = inputFrom(next, draft.heading, asked, locale)
      next = { ...next, inputs: [...next.inputs, input] }
      made.push(input)
      ref = input.id
    }
    const field = namedFields(next, locale).find(({ id }) => id === ref)
    const read = values.map((value) => readCellText(value, field))
    const unread = new Set(read.flatMap((cell, row) => (cell === undefined ? [row] : [])))
    columns.push({ draft, ref, cells: read.map((cell) => cell ?? '-'), unread })
  }
  return { columns, made, definition: next }
}

function toldColumns(definition: ModuleDefinition, drafts: readonly Draft[], locale: Locale) {
  const columns: Told[] = []
  const taken = new Set(namesIn(definition))
  for (const draft of drafts) {
    if (draft.role !== 'result') continue
    const heading = withoutMark(draft.heading)
    const label = heading === '' ? {} : { [locale]: heading }
    const said = draft.values.map(withoutMark).map((value) => (EMPTY.test(value) ? '' : value))
    if (said.every((value) => value === '')) continue
    const options = optionsFrom([...new Set(said.filter((value) => value !== ''))], locale)
    const id = freeId(idFromLabel(label, locale) ?? 'result', taken)
    taken.add(id)
    const idOf = new Map(options.map((option: Option) => [option.label[locale], option.id]))
    columns.push({
      draft,
      computed: { id, kind: 'choice', label, options },
      answers: said.map((value) => idOf.get(value) ?? null),
    })
  }
  return { columns }
}

const PLUS = /^(?:\+|[oO]|[○●◯✓✔])$/u
const MINUS = /^(?:[-−–—]|[xX]|[×✗✕])$/u

/** In a column of «+» and «−», the dash is an answer and doesn't mean «any». */
function withSigns(values: readonly string[]): readonly string[] {
  const isSigned =
    values.some((value) => PLUS.test(value)) &&
    values.every((value) => value === '' || saysAny(value) || PLUS.test(value) || MINUS.test(value))
  return isSigned
    ? values.map((value) => (PLUS.test(value) ? 'yes' : MINUS.test(value) ? 'no' : value))
    : values
}

function fieldNamed({ inputs, computed }: ModuleDefinition, name: string): string | undefined {
  if (name === '') return undefined
  const word = name.toLowerCase()
  return [...inputs, ...computed].find(
    ({ id, label }) => id === word || LOCALES.some((locale) => label?.[locale]?.toLowerCase() === word),
  )?.id
}

function shownColumn(draft: Draft, asked: readonly Asked[], told: readonly Told[]): SheetColumn {
  const asking = asked.find((column) => column.draft === draft)
  const telling = told.find((column) => column.draft === draft)
  return {
    ...draft,
    unread: asking?.unread ?? new Set(),
    ref: asking?.ref ?? telling?.computed.id,
  }
}
