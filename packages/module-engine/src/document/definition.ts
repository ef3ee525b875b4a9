import { isRecord, LOCALES } from '@pandok/domain'
import { z } from 'zod'
import { day, id, localText } from './fields.ts'
import { input } from './input.ts'
import {
  CHECKS_MAX,
  CITATIONS_MAX,
  COMPUTED_MAX,
  GROUP_ROWS_MAX,
  GROUPS_MAX,
  INPUTS_MAX,
  OPTIONS_MAX,
  OUTPUT_MAX_BYTES,
  OUTPUTS_MAX,
  PARTIALS_MAX,
  TABLES_MAX,
  TEST_PRIORS_MAX,
  TESTS_MAX,
} from './limits.ts'
import { check, computed, group, table } from './logic.ts'
import { output, partial } from './phrase.ts'
import { byType, unionBy } from './unionBy.ts'
import { withFailureLimit } from './withFailureLimit.ts'

export const DEFINITION_VERSION = 1

/** Values as a person could have entered them: numbers as text or number, rows of a group as a list of objects. */
const answers = z.array(z.string().max(64)).max(OPTIONS_MAX)
const scalars = [z.string().max(2000), z.number(), z.boolean(), z.null()] as const
const byScalar = byType('string', 'number', 'boolean', 'null', 'array')
const scalar = unionBy([...scalars, answers], byScalar)
const rows = z.array(z.record(id, scalar)).max(GROUP_ROWS_MAX)
/** A list of objects is the rows of a group; any other list is answers. */
const given = z.record(
  id,
  unionBy([...scalars, answers, rows], {
    choose: (value) => (Array.isArray(value) && isRecord(value[0]) ? 5 : byScalar.choose(value)),
    expected: byScalar.expected,
  }),
)

export const savedTest = z.strictObject({
  name: z.string().min(1).max(200),
  given,
  /** The day of the examination; by default the day on which the tests are run. */
  examDate: day.optional(),
  /**
   * Earlier examinations. A row has the index of the current row with the same lesion; an empty one belongs
   * to a new lesion.
   */
  priors: z
    .array(
      z.strictObject({
        date: day,
        values: given,
      }),
    )
    .max(TEST_PRIORS_MAX)
    .optional(),
  expect: z.strictObject({
    /**
     * Computed values, and table results through them; null means «unknown». Values of a group are lists, row
     * by row.
     */
    values: given.optional(),
    outputs: z
      .partialRecord(z.enum(LOCALES), z.record(id, z.string().max(OUTPUT_MAX_BYTES).nullable()))
      .optional(),
    /** The row of a table that must fire, counted from 0; -1 is `otherwise`, null is none. */
    rows: z.record(id, z.int().min(-1).nullable()).optional(),
    /**
     * Maps an input to its expected fault (`missing`, `notANumber`, `outOfRange` …), or the id of a check to
     * true.
     */
    problems: z.record(id, z.string().max(40)).optional(),
    checks: z.array(id).max(CHECKS_MAX).optional(),
  }),
})

export const citation = z.strictObject({
  text: z.string().min(1).max(1000),
  url: z
    .url({ protocol: /^https?$/u, message: 'url.format' })
    .max(500)
    .optional(),
  pubmed: z
    .string()
    .regex(/^\d{1,9}$/u, { message: 'pubmed.format' })
    .optional(),
  note: localText.optional(),
})

/** The definition of a module, version 1. Definitions from outside must pass through `readDefinition`. */
export const definition = z.strictObject({
  version: z.literal(DEFINITION_VERSION).default(DEFINITION_VERSION),
  inputs: z.array(withFailureLimit(input)).max(INPUTS_MAX, { message: 'items.tooMany' }).default([]),
  groups: z.array(withFailureLimit(group)).max(GROUPS_MAX, { message: 'items.tooMany' }).default([]),
  computed: z.array(withFailureLimit(computed)).max(COMPUTED_MAX, { message: 'items.tooMany' }).default([]),
  tables: z.array(withFailureLimit(table)).max(TABLES_MAX, { message: 'items.tooMany' }).default([]),
  checks: z.array(withFailureLimit(check)).max(CHECKS_MAX, { message: 'items.tooMany' }).default([]),
  partials: z.array(withFailureLimit(partial)).max(PARTIALS_MAX, { message: 'items.tooMany' }).default([]),
  outputs: z
    .array(withFailureLimit(output))
    .min(1, { message: 'output.required' })
    .max(OUTPUTS_MAX, { message: 'items.tooMany' }),
  tests: z.array(withFailureLimit(savedTest)).max(TESTS_MAX, { message: 'items.tooMany' }).default([]),
  citations: z.array(withFailureLimit(citation)).max(CITATIONS_MAX, { message: 'items.tooMany' }).default([]),
  reviewBy: day.optional(),
})

export type ModuleDefinition = z.output<typeof definition>
export type SavedTest = z.output<typeof savedTest>
export type Citation = z.output<typeof citation>
