import fc from 'fast-check'
import { definition as shape } from '../document/definition.ts'

export const TABLE_OPTIONS = ['a', 'b', 'c', 'd']

const bound = fc.integer({ min: 0, max: 8 }).map((half) => String(half / 2))
const brackets = fc.constantFrom('[]', '[)', '(]', '()')
const numberCell: fc.Arbitrary<unknown> = fc.oneof(
  fc.tuple(fc.option(bound), fc.option(bound), brackets).map((range) => ({ range })),
  fc.array(bound, { minLength: 1, maxLength: 2 }).map((values) => ({ in: values })),
  fc.array(bound, { minLength: 1, maxLength: 2 }).map((values) => ({ not: values })),
)
const limits = fc.record({ min: bound, max: bound, above: bound, below: bound }, { requiredKeys: [] })
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
    input: { kind: 'choice', label: {}, options: TABLE_OPTIONS.map((id) => ({ id, label: {} })) },
    cell: listed(TABLE_OPTIONS),
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
        options: TABLE_OPTIONS.map((id) => ({
          id,
          label: {},
          ...(id === 'd' && exclusive && { exclusive }),
        })),
        ...(min && { min }),
        ...(max && { max }),
        ...(none && { default: [] }),
      },
      cell: listed(TABLE_OPTIONS),
    })),
)

const general: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('-') },
  { weight: 1, arbitrary: fc.boolean().map((known) => ({ known })) },
)

/** Makes modules with one table over up to three inputs of every kind that a column can have. */
export const arbitraryTable = fc
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
