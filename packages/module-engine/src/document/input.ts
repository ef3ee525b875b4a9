import { z } from 'zod'
import { code, day, decimal, decimals, expression, id, label, localText, optionId, unit } from './fields.ts'
import { followUp } from './followUp.ts'
import { DIMENSIONS_MAX, OPTIONS_MAX, SIZE_MAX_CHARACTERS } from './limits.ts'
import { sparsely } from './sparsely.ts'
import { byType, unionBy } from './unionBy.ts'
import { withFailureLimit } from './withFailureLimit.ts'

/**
 * One option of a choice. `text` is its wording in the report (the label by default); `forms` are further
 * grammatical forms in each language.
 */
export const option = sparsely(
  z.strictObject({
    id: optionId,
    label,
    text: localText.optional(),
    points: decimal.optional(),
    forms: z
      .partialRecord(
        z.enum(['ko', 'en', 'zh', 'ja', 'de']),
        z.record(z.string().max(32), z.string().max(200)),
      )
      .optional(),
    /** The Korean pronunciation if the letters don't show it, because particles depend on the sound. */
    reading: z.string().max(60).optional(),
    /** For `multi` only: choosing the option clears every other one («none»). */
    exclusive: z.boolean().optional(),
    /** For `multi` only: choosing the option clears these, whose sum it is («both sides»), and they clear it. */
    covers: z.array(optionId).max(OPTIONS_MAX).optional(),
    /** Ids of the option in earlier editions. Answers, presets and formulas of boards may still use them. */
    formerly: z.array(optionId).max(8).optional(),
    codes: z.array(code).max(10).optional(),
    followUp: followUp.optional(),
  }),
)

/**
 * The automatic sources of a value, tried in this order. The host (plate, viewer) supplies all except
 * `const`, `today` and `expr`.
 */
export const fill = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('dicom'), attribute: z.string().max(64) }),
  z.strictObject({
    from: z.literal('measurement'),
    what: z.enum(['length', 'area', 'volume', 'density', 'angle']),
    pick: z.enum(['latest', 'chosen']).optional(),
  }),
  z.strictObject({ from: z.literal('cell'), input: id }),
  z.strictObject({ from: z.literal('prior'), input: id }),
  z.strictObject({ from: z.literal('clipboard') }),
  z.strictObject({ from: z.literal('today') }),
  z.strictObject({
    from: z.literal('const'),
    value: unionBy(
      [z.string().max(2000), z.number(), z.boolean(), z.array(optionId).max(OPTIONS_MAX)],
      byType('string', 'number', 'boolean', 'array'),
    ),
  }),
  z.strictObject({ from: z.literal('expr'), expr: expression }),
])

const base = {
  id,
  label,
  help: localText.optional(),
  /** The repeat group whose rows have this input. */
  group: id.optional(),
  required: unionBy([z.boolean(), expression], byType('boolean', 'string')).optional(),
  visible: expression.optional(),
  /**
   * Whether an automatic value has to be confirmed by a person. With `auto` (the default), a default or
   * proposal that reaches a sentence has to be; with `needed`, every automatic value; with `notNeeded`, none,
   * for the given reason.
   */
  confirm: z.enum(['auto', 'needed', 'notNeeded']).optional(),
  confirmReason: localText.optional(),
  fill: z.array(fill).max(8).optional(),
  codes: z.array(code).max(10).optional(),
}

/** A fixed day, or the day of the report. */
const dayOrToday = unionBy([day, z.literal('today')], {
  choose: (value) => (value === 'today' ? 1 : 0),
  expected: 'string',
})

/** `min` and `max` include the limit itself, `above` and `below` don't. */
const bounds = {
  min: decimal.optional(),
  max: decimal.optional(),
  above: decimal.optional(),
  below: decimal.optional(),
}

const options = z.array(withFailureLimit(option)).min(1, { message: 'options.none' }).max(OPTIONS_MAX)

export const input = z.discriminatedUnion('kind', [
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('number'),
      unit: unit.optional(),
      altUnits: z.array(unit).max(6).optional(),
      ...bounds,
      step: decimal.optional(),
      decimals: decimals.optional(),
      default: decimal.optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('integer'),
      unit: unit.optional(),
      ...bounds,
      step: decimal.optional(),
      default: decimal.optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('text'),
      lines: z.int().min(1).max(20).optional(),
      max: z.int().min(1).max(2000).optional(),
      default: z.string().max(2000).optional(),
    }),
  ),
  sparsely(z.strictObject({ ...base, kind: z.literal('choice'), options, default: optionId.optional() })),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('multi'),
      options,
      min: z.int().min(0).max(OPTIONS_MAX).optional(),
      max: z.int().min(1).max(OPTIONS_MAX).optional(),
      /** Answers are written in the order of the options or, with `chosen`, in the order in which they were chosen. */
      order: z.literal('chosen').optional(),
      /**
       * Nouns at the end of answers with their plurals. If all chosen answers end with the same noun, it is
       * written once.
       */
      nouns: z
        .partialRecord(
          z.enum(['ko', 'en', 'zh', 'ja', 'de']),
          z.record(z.string().max(60), z.string().max(60)),
        )
        .optional(),
      default: z.array(optionId).max(OPTIONS_MAX).optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('bool'),
      points: decimal.optional(),
      yes: localText.optional(),
      no: localText.optional(),
      default: z.boolean().optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('date'),
      min: day.optional(),
      max: dayOrToday.optional(),
      default: dayOrToday.optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('side'),
      sides: z
        .array(z.enum(['R', 'L', 'B']))
        .min(1)
        .max(3)
        .optional(),
      default: z.enum(['R', 'L', 'B']).optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      kind: z.literal('measure'),
      what: z.enum(['length', 'area', 'volume', 'density', 'angle']),
      unit,
      altUnits: z.array(unit).max(6).optional(),
      ...bounds,
      decimals: decimals.optional(),
      default: decimal.optional(),
    }),
  ),
  sparsely(
    z.strictObject({
      ...base,
      /** Lengths at right angles, as in `2.1 × 1.8 × 1.2 cm`. Limits and decimals apply to each of them. */
      kind: z.literal('size'),
      unit,
      altUnits: z.array(unit).max(6).optional(),
      ...bounds,
      decimals: decimals.optional(),
      /** The minimum (default 2) and maximum (default 3) number of dimensions. */
      least: z.int().min(1).max(DIMENSIONS_MAX).optional(),
      most: z.int().min(1).max(DIMENSIONS_MAX).optional(),
      default: z.string().max(SIZE_MAX_CHARACTERS).optional(),
    }),
  ),
])

export type Option = z.output<typeof option>
export type Fill = z.output<typeof fill>
export type Input = z.output<typeof input>
export type InputKind = Input['kind']
