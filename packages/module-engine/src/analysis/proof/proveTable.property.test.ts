import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definition as shape } from '../../document/definition.ts'
import type { Input } from '../../document/input.ts'
import type { Cell, DecisionTable } from '../../document/logic.ts'
import { proveTable } from './proveTable.ts'

/** Compared with trying every value that can be entered, written as plainly as the rules themselves are. */

type Value = string | boolean | string[] | null

const bound = fc.integer({ min: 0, max: 8 }).map((half) => String(half / 2))
const brackets = fc.constantFrom('[]', '[)', '(]', '()')
const numberCell: fc.Arbitrary<unknown> = fc.oneof(
  fc.tuple(fc.option(bound), fc.option(bound), brackets).map((range) => ({ range })),
  fc.array(bound, { minLength: 1, maxLength: 2 }).map((values) => ({ in: values })),
  fc.array(bound, { minLength: 1, maxLength: 2 }).map((values) => ({ not: values })),
)
const limits = fc.record({ min: bound, max: bound, above: bound, below: bound }, { requiredKeys: [] })
const OPTIONS = ['a', 'b', 'c', 'd']
const listed = (values: readonly (string | boolean)[]) =>
  fc
    .tuple(fc.constantFrom('in', 'not'), fc.subarray([...values], { minLength: 1 }))
    .map(([how, some]) => ({ [how]: some }))

interface Column {
  input: object
  cell: fc.Arbitrary<unknown>
}

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.record({ decimals: fc.constantFrom(0, 1, undefined), limits }).map(({ decimals, limits: ends }) => ({
    input: { kind: 'number', label: {}, ...ends, ...(decimals !== undefined && { decimals }) },
    cell: numberCell,
  })),
  limits.map((ends) => ({ input: { kind: 'integer', label: {}, ...ends }, cell: numberCell })),
  fc.constant({
    input: { kind: 'choice', label: {}, options: OPTIONS.map((id) => ({ id, label: {} })) },
    cell: listed(OPTIONS),
  }),
  fc.constant({ input: { kind: 'bool', label: {} }, cell: listed([true, false]) }),
  fc.constant({ input: { kind: 'side', label: {}, sides: ['R', 'L'] }, cell: listed(['R', 'L']) }),
  fc
    .record({
      exclusive: fc.boolean(),
      min: fc.constantFrom(undefined, 2),
      max: fc.constantFrom(undefined, 2, 3),
      none: fc.boolean(),
    })
    .map(({ exclusive, min, max, none }) => ({
      input: {
        kind: 'multi',
        label: {},
        options: OPTIONS.map((id) => ({ id, label: {}, ...(id === 'd' && exclusive && { exclusive }) })),
        ...(min && { min }),
        ...(max && { max }),
        ...(none && { default: [] }),
      },
      cell: listed(OPTIONS),
    })),
)

const general: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('-') },
  { weight: 1, arbitrary: fc.boolean().map((known) => ({ known })) },
)

const moduleWithTable = fc
  .record({
    columns: fc.array(column, { minLength: 1, maxLength: 3 }),
    required: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    hit: fc.constantFrom('FIRST', 'UNIQUE'),
    count: fc.integer({ min: 0, max: 6 }),
  })
  .chain(({ columns, required, hit, count }) =>
    fc
      .array(
        fc.tuple(
          ...columns.map(({ cell }) =>
            fc.oneof({ weight: 4, arbitrary: cell }, { weight: 2, arbitrary: general }),
          ),
        ),
        { minLength: count, maxLength: count },
      )
      .map((rows) =>
        shape.parse({
          inputs: columns.map(({ input }, index) => ({
            ...input,
            id: `c${index}`,
            required: required[index],
          })),
          tables: [
            {
              id: 't',
              hit,
              cols: columns.map((_, index) => ({ ref: `c${index}` })),
              outs: [{ id: 'r', kind: 'text' }],
              // biome-ignore lint/suspicious/noThenProperty: the document's own word
              rows: rows.map((when) => ({ when, then: ['x'] })),
            },
          ],
          outputs: [{ id: 'o', section: 'findings', body: {} }],
        }),
      ),
  )

type NumberInput = Extract<Input, { kind: 'number' | 'integer' }>

const decimalsOf = (input: NumberInput) => (input.kind === 'integer' ? 0 : input.decimals)

function isEnterable(input: NumberInput, text: string): boolean {
  const value = Number(text)
  return (
    (text.split('.')[1] ?? '').length <= (decimalsOf(input) ?? 9) &&
    value >= Number(input.min ?? -99) &&
    value <= Number(input.max ?? 99) &&
    value > Number(input.above ?? -99) &&
    value < Number(input.below ?? 99)
  )
}

function enterable(input: Input): Value[] {
  switch (input.kind) {
    case 'number':
    case 'integer': {
      // Bounds are halves, so one value between two of them stands for all.
      const halves = Array.from({ length: 15 }, (_, n) => n / 2 - 1)
      const between = decimalsOf(input) === 0 ? [] : halves.map((half) => half + 0.2)
      return [...halves, ...between]
        .map((value) => value.toFixed(1).replace('.0', ''))
        .filter((text) => isEnterable(input, text))
    }
    case 'choice':
      return input.options.map(({ id }) => id)
    case 'bool':
      return [true, false]
    case 'side':
      return [...(input.sides ?? [])]
    case 'multi':
      return Array.from({ length: 16 }, (_, bits) => OPTIONS.filter((_, n) => (bits >> n) & 1)).filter(
        (list) =>
          list.length === 0
            ? input.default?.length === 0
            : input.options.some(({ id, exclusive }) => exclusive && list.includes(id))
              ? list.length === 1
              : list.length >= (input.min ?? 0) && list.length <= (input.max ?? 9),
      )
    default:
      return []
  }
}

/** Undefined: can't be told. */
function fits(cell: Cell, value: Value): boolean | undefined {
  if (cell === '-') return true
  if ('known' in cell) return cell.known === (value !== null)
  if (value === null || 'expr' in cell) return undefined
  if ('range' in cell) {
    const [from, to, ends] = cell.range
    const number = Number(value)
    const isAbove = from === null || (ends[0] === '[' ? number >= Number(from) : number > Number(from))
    return isAbove && (to === null || (ends[1] === ']' ? number <= Number(to) : number < Number(to)))
  }
  const texts = ('in' in cell ? cell.in : cell.not).map(String)
  const isOne = Array.isArray(value)
    ? value.some((one) => texts.includes(one))
    : texts.includes(String(value))
  return isOne === 'in' in cell
}

function rowFits(when: readonly Cell[], values: readonly Value[]): boolean | undefined {
  const all = when.map((cell, c) => fits(cell, values[c] ?? null))
  return all.includes(false) ? false : all.includes(undefined) ? undefined : true
}

function products(lists: readonly Value[][]): Value[][] {
  return lists.reduce<Value[][]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  )
}

function valuesOf(
  table: DecisionTable,
  example: Readonly<Record<string, unknown>>,
  inputs: readonly Input[],
) {
  return table.cols.map(({ ref }, c): Value => {
    const value = example[ref]
    if (value === null || value === undefined) return null
    return inputs[c]?.kind === 'multi' ? String(value).split(', ').filter(Boolean) : (value as Value)
  })
}

const RUNS = Number(process.env['TABLE_PROOF_RUNS'] ?? 3000)

test('M461 what is proved of a table is what trying every value shows', { timeout: 0 }, () => {
  fc.assert(
    fc.property(moduleWithTable, (definition) => {
      const [table] = definition.tables
      if (!table) return
      const { inputs } = definition
      const proof = proveTable(definition, 't')
      expect(proof.complete).toBe(true)
      const domains = inputs.map((input) => [...enterable(input), null])
      const isEntered = (values: readonly Value[]) =>
        values.every((value, c) => {
          const input = inputs[c]
          if (value === null || !input) return true
          if (input.kind === 'number' || input.kind === 'integer') return isEnterable(input, String(value))
          return domains[c]?.some((one) => JSON.stringify(one) === JSON.stringify(value))
        })

      for (const example of proof.gaps) {
        const values = valuesOf(table, example, inputs)
        expect(isEntered(values)).toBe(true)
        expect(table.rows.map(({ when }) => rowFits(when, values))).toEqual(table.rows.map(() => false))
      }
      for (const { rows, example } of proof.overlaps) {
        const values = valuesOf(table, example, inputs)
        expect(isEntered(values)).toBe(true)
        for (const row of rows) expect(rowFits(table.rows[row]?.when ?? [], values)).toBe(true)
      }

      let hasGap = false
      const pairs = new Set<string>()
      const fired = new Set<number>()
      for (const values of products(domains)) {
        const answers: (boolean | undefined)[] = table.rows.map(({ when }) => rowFits(when, values))
        const isFinished = values.every((value, c) => value !== null || inputs[c]?.required !== true)
        if (isFinished && answers.every((answer) => answer === false)) hasGap = true
        const certain = answers.flatMap((answer, row) => (answer === true ? [row] : []))
        for (const a of certain) for (const b of certain) if (a < b) pairs.add(`${a},${b}`)
        if (table.hit === 'UNIQUE') for (const row of certain) fired.add(row)
        else {
          const first = answers.findIndex((answer) => answer !== false)
          if (answers[first] === true) fired.add(first)
        }
      }
      expect(proof.gaps.length > 0).toBe(hasGap)
      if (table.hit === 'UNIQUE') {
        expect(new Set(proof.overlaps.map(({ rows }) => rows.join()))).toEqual(pairs)
      }
      expect(proof.unreachable).toEqual(table.rows.flatMap((_, row) => (fired.has(row) ? [] : [row])))
    }),
    { numRuns: RUNS },
  )
})
