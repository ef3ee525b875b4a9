import { LOCALES, type Locale } from '@pandok/domain'
import type { Computed, DecisionTable, Input, ModuleDefinition, Option } from '@pandok/module-engine'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { freeId, idFromLabel, namesIn, optionIdFromLabel } from '../inputs/ids.ts'
import { isYesOrNo, pasteCells } from './pasteCells.ts'
import { readRangeText } from './readRangeText.ts'

export interface SheetProposal {
  definition: ModuleDefinition
  table: DecisionTable
  /** Inputs that the sheet needs and the module didn't have. */
  made: readonly Input[]
  /** Number of cells that could not be read; they accept any value. */
  unread: number
}

const ANY = /^(?:[-–—*]|)$/u
const SEVERAL = /\s*[,;|/]\s*/u

/**
 * A guideline's table as copied from a spreadsheet or a web page: one line of headings, conditions from the
 * left, the result in the last column. Fields are matched with the module's inputs by name, and created where
 * there is none: ranges become a number, yes and no a checkbox, anything else a choice. Undefined if the text
 * is no table.
 */
export function tableFromSheet(
  definition: ModuleDefinition,
  pasted: string,
  locale: Locale,
): SheetProposal | undefined {
  const [head = [], ...body] = linesOf(pasted)
  const width = head.length
  if (width < 2 || body.length === 0) return undefined
  let next = definition
  const made: Input[] = []
  const cols = head.slice(0, -1).map((heading, column) => {
    const known = fieldNamed(next, heading)
    if (known !== undefined) return { ref: known }
    const input = inputFrom(next, heading, valuesIn(body, column), locale)
    next = { ...next, inputs: [...next.inputs, input] }
    made.push(input)
    return { ref: input.id }
  })
  const heading = head.at(-1) ?? ''
  const label = heading === '' ? {} : { [locale]: heading }
  const options = optionsFrom(valuesIn(body, width - 1), locale)
  const computed = readerOf(next, label, options, locale)
  const empty: DecisionTable = {
    id: freeId(idFromLabel(label, locale) ?? 'table', new Set(next.tables.map(({ id }) => id))),
    label,
    hit: 'FIRST',
    cols,
    outs: [{ id: computed.id, kind: 'choice' }],
    rows: [],
  }
  const { table, unread } = pasteCells(
    empty,
    { row: 0, column: 0 },
    body.map((cells) => cells.join('\t')).join('\n'),
    { fields: namedFields(next, locale), options: [options] },
  )
  return {
    definition: {
      ...next,
      tables: [...next.tables, table],
      computed: [...next.computed, { ...computed, table: table.id, column: computed.id }],
    },
    table,
    made,
    unread,
  }
}

/** Pads every line to the width of the first, because spreadsheets omit empty cells at the end. */
function linesOf(pasted: string): string[][] {
  const lines = pasted
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const width = lines[0]?.length ?? 0
  return lines.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''))
}

const valuesIn = (body: readonly (readonly string[])[], column: number): string[] => [
  ...new Set(body.map((cells) => cells[column] ?? '').filter((value) => !ANY.test(value))),
]

function fieldNamed({ inputs, computed }: ModuleDefinition, heading: string): string | undefined {
  const { name } = headingParts(heading)
  const word = name.toLowerCase()
  return [...inputs, ...computed].find(
    ({ id, label }) => id === word || LOCALES.some((locale) => label?.[locale]?.toLowerCase() === word),
  )?.id
}

/** Splits «Size (cm)» into a name and a unit. */
function headingParts(heading: string): { name: string; unit: string | undefined } {
  const [, name, unit] = /^(.*?)\s*[([（［]\s*([^)\]）］]+?)\s*[)\]）］]$/u.exec(heading) ?? []
  return name ? { name, unit } : { name: heading, unit: undefined }
}

function inputFrom(
  definition: ModuleDefinition,
  heading: string,
  values: readonly string[],
  locale: Locale,
): Input {
  const { name, unit } = headingParts(heading)
  const isNumber = values.length > 0 && values.every((value) => readRangeText(value) !== undefined)
  const isBool = values.length > 0 && values.every(isYesOrNo)
  // Brackets without a unit are part of the name: «Echo (US)».
  const label = { [locale]: isNumber ? name : heading }
  const id = freeId(idFromLabel(label, locale) ?? 'input', namesIn(definition))
  if (isNumber) return { id, kind: 'number', label, ...(unit === undefined ? {} : { unit }) }
  if (isBool) return { id, kind: 'bool', label }
  const answers = [...new Set(values.flatMap((value) => value.replace(/^(?:!=?|≠)\s*/u, '').split(SEVERAL)))]
  return { id, kind: 'choice', label, options: optionsFrom(answers, locale) }
}

function optionsFrom(answers: readonly string[], locale: Locale): Option[] {
  const taken = new Set<string>()
  return answers.map((answer, index) => {
    const id = freeId(optionIdFromLabel(answer, index + 1), taken)
    taken.add(id)
    return { id, label: { [locale]: answer } }
  })
}

function readerOf(
  definition: ModuleDefinition,
  label: Computed['label'],
  options: Option[],
  locale: Locale,
): Computed {
  const id = freeId(idFromLabel(label ?? {}, locale) ?? 'result', namesIn(definition))
  return { id, kind: 'choice', label, options }
}
