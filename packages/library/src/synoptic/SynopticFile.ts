import { LOCALES, typedRecord } from '@pandok/domain'
import { z } from 'zod'

/** The words in every language, where an empty form also counts as a form. */
const words = z.strictObject(typedRecord(LOCALES, () => z.string()))
const scalar = z.union([z.string(), z.number()])
const id = scalar.transform(String)
const formula = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/**
 * One answer. Besides its label it may have further forms, used as `{id.form}`. Values that aren't texts are
 * remarks of the file.
 */
const option = z.looseObject({ id, label: words }).transform(({ id: own, label, ...rest }) => ({
  id: own,
  label,
  /** Attributes of an answer that are never printed, such as the side of a lobe or the organ of a site. */
  marks: Object.fromEntries(
    Object.entries(rest).flatMap(([name, mark]) => (typeof mark === 'string' ? [[name, mark]] : [])),
  ),
  forms: Object.fromEntries(
    Object.entries(rest).flatMap(([name, form]) => {
      const read = words.safeParse(form)
      return read.success ? [[name, read.data]] : []
    }),
  ),
}))

const KINDS = ['choice', 'multi', 'number', 'measure', 'size3', 'count', 'text', 'rows'] as const

/** Numbers, lengths and counts aren't negative; with `min` or `above` zero is refused too. */
const limits = { min: z.number().optional(), above: z.number().optional() }

const blank = z.looseObject({
  id: z.string(),
  label: words,
  kind: z.enum(KINDS),
  unit: z.string().optional(),
  options: z.array(option).optional(),
  optional: z.boolean().optional(),
  required_when: formula.optional(),
  /** The element is only asked for and printed under this condition. */
  only_when: formula.optional(),
  default: scalar.optional(),
  ...limits,
})

const element = z
  .looseObject({
    id: z.string(),
    name: words,
    kind: z.enum(KINDS),
    unit: z.string().optional(),
    options: z.array(option).optional(),
    core: z.boolean().optional(),
    optional: z.boolean().optional(),
    required_when: formula.optional(),
    only_when: formula.optional(),
    default: scalar.optional(),
    ...limits,
    hint: words.optional(),
    row: z.array(blank).optional(),
    row_text: words.optional(),
  })
  .transform(({ name, hint, ...rest }) => ({ ...rest, label: name, ...(hint && { hint }) }))

const line = z.looseObject({
  id: z.string().optional(),
  label: words.optional(),
  when: formula.optional(),
  each: z.string().optional(),
  text: words,
})

const result = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** `known` means professional knowledge: nobody has read the source for this file. */
const status = z.enum(['read', 'known'])

const rowsStep = z.looseObject({
  status: status.optional(),
  /** The ids of sources. */
  src: z.array(z.string()).optional(),
  applies: formula.optional(),
  otherwise: z.record(z.string(), result).optional(),
  rows: z.array(
    z.looseObject({
      if: formula,
      // biome-ignore lint/suspicious/noThenProperty: the file format has this property; rows are never awaited
      then: z.record(z.string(), result),
      status: status.optional(),
      src: z.array(z.string()).optional(),
    }),
  ),
})

const useStep = z.looseObject({
  use: z.string(),
  applies: formula.optional(),
  inputs: z.record(z.string(), formula),
  outputs: z.record(z.string(), z.string()),
})

const step = z.record(z.string(), z.union([formula, useStep, rowsStep]))

const vector = z.looseObject({ id, in: z.record(z.string(), z.unknown()), out: z.record(z.string(), result) })

const stage = z.looseObject({
  steps: z.array(step).default([]),
  /** The rule is given in words, because a formula can't range over rows. */
  derive: z.record(z.string(), z.string()).optional(),
  texts: z.record(z.string(), words).optional(),
  maps: z
    .record(
      z.string(),
      z.looseObject({
        values: z.record(z.string(), id),
        status: status.optional(),
        src: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  rules: z.array(z.record(z.string(), formula)).optional(),
  outputs: z.array(id).default([]),
  vectors: z.array(vector).default([]),
})

const comment = z.looseObject({
  id: z.string(),
  name: words,
  text: words,
  blanks: z.array(blank).default([]),
  /** A condition on a specimen: the comment is suitable for a report that has such a specimen. */
  only_when: formula.optional(),
})

const check = z.looseObject({ if: formula, level: z.enum(['block', 'ask']), say: words })

const golden = z.looseObject({
  id: z.string(),
  pressed: z.record(z.string(), z.unknown()),
  expect: z.partialRecord(z.enum([...LOCALES, 'mixed']), z.string()),
})

const head = {
  id: z.string(),
  names: words,
  sources: z.array(z.looseObject({ id: z.string().optional(), cite: z.string() })).default([]),
  render: z.looseObject({ mixed: z.record(z.string(), z.enum(LOCALES)).optional() }).optional(),
  elements: z.array(element),
  comments: z.array(comment).default([]),
  comments_auto: z.array(line).default([]),
  checks: z.array(check).default([]),
  goldens: z.array(golden).default([]),
}

/** A report of lines: the diagnosis, the synopsis, comments. */
export const synopsisFile = z.looseObject({
  ...head,
  diagnosis: z.array(line),
  synoptic: z.array(z.union([z.string(), line])),
  stage: stage.optional(),
})

/** A report with a row for each sampled site, below a headline that is derived from all rows. */
export const rowsFile = z.looseObject({
  ...head,
  header: words,
  rows: z.looseObject({
    id: z.string(),
    min: z.int().optional(),
    max: z.int().optional(),
    blanks: z.array(blank),
  }),
  headline: z.array(line),
  row_text: z.array(line),
  summary: z.array(line),
  flags: z.record(z.string(), words),
  presence: z.strictObject({ yes: words, no: words }),
  aggregate: z.looseObject({
    rules: z.array(z.record(z.string(), z.union([z.string(), useStep]))),
    vectors: z.array(vector).default([]),
  }),
})

const finding = z.looseObject({
  id: z.string(),
  name: words,
  replaces: z.array(z.string()).default([]),
  conflicts: z.array(z.string()).default([]),
  /** The organs in which the diagnosis occurs. If the list is empty, it occurs in all of them. */
  organs: z.array(z.string()).optional(),
  /** It is written before the other diagnoses of its part, whichever was chosen first. */
  first: z.boolean().default(false),
  text: z.array(line),
  blanks: z.array(blank).default([]),
})

/** A report of parts, each with its site and one or several diagnoses. */
export const partsFile = z.looseObject({
  ...head,
  header: words,
  findings: z.array(finding),
  stage: stage
    .extend({
      slug: z.string().optional(),
      inputs: z.record(z.string(), z.looseObject({ note: z.string().optional() })).default({}),
    })
    .optional(),
})

export type PartsFile = z.output<typeof partsFile>
export type FileFinding = z.output<typeof finding>
export type RowsFile = z.output<typeof rowsFile>
export type Words = z.output<typeof words>
export type SynopsisFile = z.output<typeof synopsisFile>
export type Element = z.output<typeof element>
export type Blank = z.output<typeof blank>
export type FileOption = z.output<typeof option>
export type Line = z.output<typeof line>
export type Step = z.output<typeof step>
export type RowsStep = z.output<typeof rowsStep>
export type UseStep = z.output<typeof useStep>
export type Stage = z.output<typeof stage>
export type Comment = z.output<typeof comment>
export type FileCheck = z.output<typeof check>
