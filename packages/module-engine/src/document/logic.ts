import { z } from 'zod'
import { code, decimal, decimals, expression, id, label, localText, reference, unit } from './fields.ts'
import { option } from './input.ts'
import { GROUP_ROWS_MAX, INPUTS_MAX, OPTIONS_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from './limits.ts'
import { sparsely } from './sparsely.ts'
import { byKey, byType, unionBy } from './unionBy.ts'
import { withFailureLimit } from './withFailureLimit.ts'

export const group = z.strictObject({
  id,
  label,
  min: z.int().min(0).max(GROUP_ROWS_MAX).optional(),
  max: z.int().min(1).max(GROUP_ROWS_MAX).optional(),
  /** The sort key, evaluated in each row; rows are sorted when the user requests it. */
  sort: expression.optional(),
  order: z.enum(['asc', 'desc']).optional(),
})

export const resultKind = z.enum(['number', 'integer', 'text', 'bool', 'choice'])

/** Exactly one of `expr`, `table` and `score` defines the value; the reader enforces it. */
export const computed = sparsely(
  z.strictObject({
    id,
    label: label.optional(),
    kind: resultKind,
    unit: unit.optional(),
    decimals: decimals.optional(),
    /** The labels and texts of the values for kind `choice`. */
    options: z.array(option).max(OPTIONS_MAX).optional(),
    group: id.optional(),
    /** Whether the user may overrule the value; an overruled value is marked and kept. */
    override: z.boolean().optional(),
    expr: expression.optional(),
    table: id.optional(),
    /** The result column of the table; the first one by default. */
    column: id.optional(),
    score: z
      .strictObject({ of: z.array(id).min(1).max(INPUTS_MAX), agg: z.enum(['sum', 'max', 'count']) })
      .optional(),
    codes: z.array(code).max(10).optional(),
  }),
)

/**
 * A literal or a formula; null deliberately means «unknown». Numbers are exact decimals, so both text and
 * number are accepted.
 */
export const resultValue = unionBy(
  [z.string().max(2000), z.number(), z.boolean(), z.null(), z.strictObject({ expr: expression })],
  byType('string', 'number', 'boolean', 'null', 'object'),
)

const cellValue = unionBy(
  [z.string().max(64), z.number(), z.boolean()],
  byType('string', 'number', 'boolean'),
)

/** `-` matches anything. The brackets of a range say whether its ends are included, and null is no limit. */
export const cell = unionBy(
  [
    z.literal('-'),
    z.strictObject({ in: z.array(cellValue).min(1).max(OPTIONS_MAX) }),
    z.strictObject({ not: z.array(cellValue).min(1).max(OPTIONS_MAX) }),
    z.strictObject({
      range: z.tuple([decimal.nullable(), decimal.nullable(), z.enum(['[]', '[)', '(]', '()'])]),
    }),
    z.strictObject({ known: z.boolean() }),
    z.strictObject({ expr: expression }),
  ],
  byKey(['in', 'not', 'range', 'known', 'expr'], "'-'"),
)

export const table = z.strictObject({
  id,
  label: label.optional(),
  hit: z.enum(['FIRST', 'UNIQUE']),
  /** If a group is named, the table is evaluated once in each of its rows. */
  group: id.optional(),
  cols: z
    .array(z.strictObject({ ref: reference }))
    .min(1)
    .max(TABLE_COLUMNS_MAX),
  outs: z
    .array(z.strictObject({ id, kind: resultKind }))
    .min(1)
    .max(TABLE_COLUMNS_MAX),
  rows: z
    .array(
      withFailureLimit(
        z.strictObject({
          when: z.array(cell).max(TABLE_COLUMNS_MAX),
          // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
          then: z.array(resultValue).max(TABLE_COLUMNS_MAX),
          note: localText.optional(),
          cite: z.int().min(0).optional(),
        }),
      ),
    )
    .max(TABLE_ROWS_MAX),
  otherwise: z.array(resultValue).max(TABLE_COLUMNS_MAX).optional(),
})

export const check = z.strictObject({
  id,
  level: z.enum(['block', 'warn', 'info']),
  when: expression,
  message: localText,
  /** The input that the check points at. */
  at: id.optional(),
  group: id.optional(),
})

export type Group = z.output<typeof group>
export type Computed = z.output<typeof computed>
export type ResultValue = z.output<typeof resultValue>
export type ResultKind = z.output<typeof resultKind>
export type Cell = z.output<typeof cell>
export type DecisionTable = z.output<typeof table>
export type TableRow = DecisionTable['rows'][number]
export type Check = z.output<typeof check>
