import {
  BLANK_KINDS,
  BLANK_LABEL_MAX_CHARACTERS,
  BLANK_OPTIONS_MAX,
  BLANKS_MAX,
  CATEGORIES_MAX,
  CELL_CHECKS_MAX,
  EXAM_FORMS_MAX,
  EXAM_REGIONS_MAX,
  FOLLOW_UP_UNITS,
  FOLLOW_UP_UNITS_MAX,
  FOLLOW_UP_WORDS_MAX_CHARACTERS,
  FORM_FIELDS_MAX,
  FORM_LAYOUT_MAX_CHARACTERS,
  FORMULA_MAX_CHARACTERS,
  GATHERS_MAX,
  LOCALES,
  MODULE_USES_MAX,
  PHRASE_MAX_CHARACTERS,
  PLACE_EXCLUSIONS_MAX,
  PLACE_MATCHES_MAX,
  RANK_MAX,
  REGION_NAME_MAX_CHARACTERS,
  VALUE_KINDS,
  VALUES_MAX,
} from '@pandok/domain'
import { z } from 'zod'
import { inFive, inFiveAsWritten } from './head.ts'

/** The id of a cell, an output, a region or a column. */
export const partId = z.string().regex(/^[a-z][a-z0-9.-]{0,59}$/u)

const blankId = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/u)
const optionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u)
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/u)

export const formula = z.string().min(1).max(FORMULA_MAX_CHARACTERS)

const sentence = inFive(PHRASE_MAX_CHARACTERS)
const piece = inFiveAsWritten(PHRASE_MAX_CHARACTERS)

/** The separator, if it isn't the usual one of the language. It may be a space, so it isn't trimmed. */
const joint = z.partialRecord(z.enum(LOCALES), z.string().max(20))

const blank = z.strictObject({
  id: blankId,
  kind: z.enum(BLANK_KINDS),
  label: inFive(BLANK_LABEL_MAX_CHARACTERS),
  isOptional: z.boolean().optional(),
  options: z
    .array(
      z.strictObject({
        id: optionId,
        label: inFive(BLANK_LABEL_MAX_CHARACTERS),
        text: piece.optional(),
        forms: z.partialRecord(z.enum(LOCALES), z.record(z.string(), z.string())).optional(),
        replaces: z.array(partId).optional(),
        isExclusive: z.boolean().optional(),
        covers: z.array(optionId).optional(),
      }),
    )
    .max(BLANK_OPTIONS_MAX)
    .optional(),
  range: z.tuple([optionId, optionId]).optional(),
  unit: z.string().min(1).max(24).optional(),
  min: decimal.optional(),
  max: decimal.optional(),
  decimals: z.int().min(0).max(10).optional(),
  default: z.union([z.string(), z.array(optionId)]).optional(),
  visible: formula.optional(),
  required: formula.optional(),
  units: z.partialRecord(z.enum(LOCALES), z.string().max(24)).optional(),
  isListed: z.boolean().optional(),
  join: joint.optional(),
  nouns: z.record(z.string(), z.string()).optional(),
})

const blanks = z.array(blank).max(BLANKS_MAX)

const rank = z.number().min(-RANK_MAX).max(RANK_MAX)

const finding = z.strictObject({
  region: partId,
  regionBy: z.strictObject({ blank: blankId, regions: z.record(optionId, partId) }).optional(),
  column: partId.optional(),
  replaces: z.array(z.strictObject({ regions: z.array(partId).min(1), when: formula.optional() })).optional(),
  conflicts: z.array(partId).optional(),
  rank: z.union([rank, formula]).optional(),
  isMinor: z.boolean().optional(),
  keepsConclusion: rank.optional(),
  needsNoConclusion: z.boolean().optional(),
  hasNoRest: z.boolean().optional(),
  takesAdvice: z.boolean().optional(),
  dropsAdvice: z.strictObject({ same: z.array(blankId), phrases: z.array(partId).optional() }).optional(),
  codes: z.record(partId, z.string().min(1).max(200)).optional(),
})

const values = z
  .array(
    z.strictObject({
      id: blankId,
      label: inFive(BLANK_LABEL_MAX_CHARACTERS).optional(),
      kind: z.enum(VALUE_KINDS),
      formula: formula.optional(),
      text: piece.optional(),
      options: blank.shape.options,
      unit: z.string().min(1).max(24).optional(),
      decimals: z.int().min(0).max(10).optional(),
    }),
  )
  .max(VALUES_MAX)

const use = z.strictObject({
  /** The module is given by its id in the library. */
  module: z.string(),
  as: blankId,
  inputs: z.record(z.string(), formula),
})

const check = z.strictObject({
  id: blankId,
  level: z.enum(['block', 'warn', 'info']),
  when: formula,
  message: sentence,
})

const placeMatch = {
  other: blankId.optional(),
  blank: blankId.optional(),
  means: z.record(optionId, z.array(optionId).min(1)).optional(),
  at: z.array(optionId).min(1).optional(),
  differs: z.literal(true).optional(),
}

export const cellMeaning = {
  values: values.optional(),
  uses: z.array(use).min(1).max(MODULE_USES_MAX).optional(),
  checks: z.array(check).max(CELL_CHECKS_MAX).optional(),
  /** The blanks of its phrases. A `{name}` without a blank is plain text. */
  blanks: blanks.optional(),
  finding: finding.optional(),
  excludes: z
    .strictObject({
      cells: z.array(partId).min(1).optional(),
      answers: z.array(blankId).min(1).optional(),
      unless: z.array(partId).min(1).optional(),
      places: z
        .array(
          z.strictObject({
            cells: z.array(partId).min(1),
            ...placeMatch,
            also: z.array(z.strictObject(placeMatch)).min(1).max(PLACE_MATCHES_MAX).optional(),
            warns: z.literal(true).optional(),
            isNowhereElse: z.literal(true).optional(),
          }),
        )
        .min(1)
        .max(PLACE_EXCLUSIONS_MAX)
        .optional(),
    })
    .optional(),
  normal: z.union([z.literal('all'), z.array(partId).min(1)]).optional(),
  asks: z.array(blankId).min(1).optional(),
  answers: z.record(blankId, z.union([z.string(), z.array(z.string())])).optional(),
}

const source = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('blank'), blank: blankId }),
  z.strictObject({ of: z.literal('findings') }),
  z.strictObject({ of: z.literal('answers'), blank: blankId }),
  z.strictObject({ of: z.literal('assessment') }),
])

const followUpCount = z.int().min(1).max(FOLLOW_UP_UNITS_MAX)

export const followUp = z.strictObject({
  exam: inFive(FOLLOW_UP_WORDS_MAX_CHARACTERS),
  reason: inFive(FOLLOW_UP_WORDS_MAX_CHARACTERS).optional(),
  from: followUpCount.optional(),
  to: followUpCount.optional(),
  unit: z.enum(FOLLOW_UP_UNITS),
})

const byAnswer = z.record(z.string().min(1).max(48), sentence)

/** The forms of an authority exist only in its own language. */
const inSome = (max: number) => z.partialRecord(z.enum(LOCALES), z.string().min(1).max(max))

const form = z.strictObject({
  id: partId,
  name: inFive(BLANK_LABEL_MAX_CHARACTERS),
  fields: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60),
        label: inFive(BLANK_LABEL_MAX_CHARACTERS),
        source,
        words: z.record(z.string().min(1).max(48), inSome(PHRASE_MAX_CHARACTERS)),
        none: inSome(PHRASE_MAX_CHARACTERS).optional(),
        per: z
          .strictObject({ blank: blankId, keys: z.array(z.string()), all: z.array(z.string()) })
          .optional(),
        ask: z.strictObject({ for: z.array(z.string()), question: sentence }).optional(),
      }),
    )
    .max(FORM_FIELDS_MAX),
  layout: inSome(FORM_LAYOUT_MAX_CHARACTERS),
})

/** How the reports of the plate are composed, in all five languages. */
export const libraryExam = z.strictObject({
  regions: z
    .array(
      z.strictObject({
        id: partId,
        name: inFive(REGION_NAME_MAX_CHARACTERS),
        normal: sentence.optional(),
        rest: sentence.optional(),
        rows: z
          .strictObject({
            blank: blankId,
            columns: z.array(partId).min(1),
            names: z.record(partId, inFive(REGION_NAME_MAX_CHARACTERS)).optional(),
          })
          .optional(),
        onlyWith: z.array(partId).min(1).optional(),
        notWith: z.array(partId).min(1).optional(),
      }),
    )
    .min(1)
    .max(EXAM_REGIONS_MAX),
  isNormalFirst: z.boolean().optional(),
  blanks: blanks.optional(),
  values: values.optional(),
  gathers: z
    .array(
      z.strictObject({
        id: blankId,
        label: inFive(BLANK_LABEL_MAX_CHARACTERS).optional(),
        what: z.enum(['ran', 'count', 'max', 'min']),
        cells: z.array(partId).min(1),
        value: blankId.optional(),
      }),
    )
    .max(GATHERS_MAX)
    .optional(),
  assessment: z
    .strictObject({
      value: blankId,
      order: z.array(optionId).min(1).max(CATEGORIES_MAX),
      lines: byAnswer,
      advice: byAnswer,
      followUps: z.record(z.string().min(1).max(48), followUp).optional(),
      actionable: z.array(optionId),
      noFinding: optionId.optional(),
      overall: z.array(partId).min(1).optional(),
      unplaced: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  forms: z.array(form).max(EXAM_FORMS_MAX).optional(),
  normalConclusion: sentence.optional(),
  minorConclusion: sentence.optional(),
  advice: z.strictObject({ one: sentence, many: sentence }).optional(),
})
