import type { Cell, Input, ModuleDefinition } from '@pandok/module-engine'

/** Where an answer's name is used, so that nobody renames what a rule relies on by typing a label. */
export function isOptionUsed(definition: ModuleDefinition, inputId: string, option: string): boolean {
  const { inputs, ...rest } = definition
  const own = inputs.find(({ id }) => id === inputId)
  const others = inputs.filter(({ id }) => id !== inputId)
  const { options: _, ...settings } = (own ?? {}) as { options?: unknown }
  const text = JSON.stringify([rest, others, settings])
  return (
    text.includes(JSON.stringify(option)) || text.includes(`\\"${option}\\"`) || text.includes(`'${option}'`)
  )
}

/**
 * Another name for one answer of a choice: in the choice, in the tables that ask about it, in saved tests, and in
 * formulas that compare it directly.
 */
export function renameOption(
  definition: ModuleDefinition,
  inputId: string,
  from: string,
  to: string,
): ModuleDefinition {
  const swap = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(swap) : value === from ? to : value
  const inCell = (cell: Cell): Cell => {
    if (typeof cell !== 'object') return cell
    if ('in' in cell) return { in: swap(cell.in) as typeof cell.in }
    if ('not' in cell) return { not: swap(cell.not) as typeof cell.not }
    return cell
  }
  const renamed: ModuleDefinition = {
    ...definition,
    inputs: definition.inputs.map((input) => (input.id === inputId ? inInput(input, from, to) : input)),
    tables: definition.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        when: row.when.map((cell, column) => (table.cols[column]?.ref === inputId ? inCell(cell) : cell)),
      })),
    })),
    tests: definition.tests.map((test) => ({
      ...test,
      given: Object.fromEntries(
        Object.entries(test.given).map(([name, value]) => [
          name,
          name === inputId
            ? swap(value)
            : Array.isArray(value)
              ? value.map((row) => inRow(row, inputId, swap))
              : value,
        ]),
      ) as typeof test.given,
    })),
  }
  return inFormulas(renamed, comparison(inputId, from), to) as ModuleDefinition
}

function inInput(input: Input, from: string, to: string): Input {
  if (input.kind !== 'choice' && input.kind !== 'multi') return input
  const options = input.options.map((option) => (option.id === from ? { ...option, id: to } : option))
  if (input.kind === 'choice')
    return { ...input, options, ...(input.default === from ? { default: to } : {}) }
  if (input.default === undefined) return { ...input, options }
  return { ...input, options, default: input.default.map((id) => (id === from ? to : id)) }
}

function inRow(row: unknown, inputId: string, swap: (value: unknown) => unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === inputId ? swap(value) : value]),
  )
}

/** `echo == "hypo"`, `n.echo != 'hypo'`, `"hypo" in features`. */
function comparison(inputId: string, option: string): RegExp {
  const name = `(?:[a-z_][a-z0-9_]*\\.)?${inputId}(?![a-z0-9_])`
  const literal = `(["'])${option.replace(/[.+*?^$()[\]{}|\\]/gu, '\\$&')}`
  return new RegExp(`(\\b${name}\\s*[!=]=\\s*)${literal}\\2|${literal}\\3(\\s*(?:[!=]=|in)\\s*${name})`, 'gu')
}

const FORMULA_KEYS = new Set(['expr', 'when', 'visible', 'required', 'sort', 'where'])

function inFormulas(node: unknown, pattern: RegExp, to: string): unknown {
  if (Array.isArray(node)) return node.map((item) => inFormulas(item, pattern, to))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      FORMULA_KEYS.has(key) && typeof value === 'string'
        ? value.replace(pattern, (_, before?: string, quoteA?: string, quoteB?: string, after?: string) =>
            before === undefined ? `${quoteB}${to}${quoteB}${after}` : `${before}${quoteA}${to}${quoteA}`,
          )
        : inFormulas(value, pattern, to),
    ]),
  )
}
