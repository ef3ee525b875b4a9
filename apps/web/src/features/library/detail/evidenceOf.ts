import { type Locale, listNames } from '@pandok/domain'
import { type ModuleDefinition, textOf } from '@pandok/module-engine'

type Table = ModuleDefinition['tables'][number]
type Row = Table['rows'][number]
type Citation = ModuleDefinition['citations'][number]

export interface EvidenceRow {
  key: string
  /** One line for each column that the row tests; an empty list means «everything else». */
  conditions: string[]
  result: string
  source?: Citation | undefined
  /** A note on the row, for example that its source was not verified or that it is a convention. */
  mark?: string | undefined
}

export interface TableEvidence {
  id: string
  title: string
  rows: EvidenceRow[]
}

/** The evidence for each row of a module's decision tables. */
export function evidenceOf(definition: ModuleDefinition, locale: Locale): TableEvidence[] {
  const words = wordsOf(definition, locale)
  return definition.tables.map((table) => ({
    id: table.id,
    title: textOf(table.label ?? {}, locale) ?? table.id,
    rows: table.rows.map((row, index) => ({
      key: `${table.id} ${index}`,
      conditions: row.when.flatMap((cell, column) => {
        const said = cellWords(cell, (value) => words.answer(table.cols[column]?.ref ?? '', value))
        return said === undefined ? [] : [`${words.name(table.cols[column]?.ref ?? '')}: ${said}`]
      }),
      result: listNames(
        row.then.map((value, column) => words.result(table, column, value)),
        locale,
      ),
      source: row.cite === undefined ? undefined : definition.citations[row.cite],
      mark: row.note && textOf(row.note, locale),
    })),
  }))
}

function wordsOf({ inputs, computed }: ModuleDefinition, locale: Locale) {
  const values = [...inputs, ...computed]
  const optionWords = (id: string, answer: string): string | undefined => {
    const value = values.find((one) => one.id === id)
    const options = value && 'options' in value ? value.options : undefined
    const label = options?.find((option) => option.id === answer)?.label
    return label && textOf(label, locale)
  }
  return {
    name: (id: string): string => textOf(values.find((one) => one.id === id)?.label ?? {}, locale) ?? id,
    answer: (id: string, answer: unknown): string => optionWords(id, String(answer)) ?? String(answer),
    result: ({ id, outs }: Table, column: number, given: Row['then'][number]): string => {
      if (given === null) return '–'
      if (typeof given === 'object' && 'expr' in given) return given.expr
      const out = outs[column]?.id ?? ''
      const taker = computed.find((one) => one.table === id && (one.column ?? outs[0]?.id) === out)
      return (taker && optionWords(taker.id, String(given))) ?? String(given)
    },
  }
}

/** Undefined if the row doesn't test this column. */
function cellWords(cell: Row['when'][number], answer: (value: unknown) => string): string | undefined {
  if (cell === '-') return undefined
  if ('in' in cell) return cell.in.map(answer).join(' / ')
  if ('not' in cell) return `≠ ${cell.not.map(answer).join(', ')}`
  if ('known' in cell) return cell.known ? '✓' : '–'
  if ('expr' in cell) return cell.expr
  const [from, to, ends] = cell.range
  const least = from === null ? '' : `${ends.startsWith('[') ? '≥' : '>'} ${from}`
  const most = to === null ? '' : `${ends.endsWith(']') ? '≤' : '<'} ${to}`
  return [least, most].filter(Boolean).join(', ')
}
