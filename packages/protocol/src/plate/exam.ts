import {
  BLANK_KINDS,
  BLANK_LABEL_MAX_CHARACTERS,
  BLANK_NOUNS_MAX,
  BLANK_OPTIONS_MAX,
  BLANKS_MAX,
  type Blank,
  CATEGORIES_MAX,
  CELL_CHECKS_MAX,
  CELLS_MAX,
  type CellCheck,
  type CellValue,
  EXAM_FORMS_MAX,
  EXAM_REGIONS_MAX,
  type Exam,
  type Exclusion,
  type Finding,
  FORM_ANSWERS_MAX,
  FORM_FIELDS_MAX,
  FORM_LAYOUT_MAX_CHARACTERS,
  FORMULA_MAX_CHARACTERS,
  GATHERS_MAX,
  LOCALES,
  MODULE_USES_MAX,
  type ModuleUse,
  OPTION_FORM_MAX_CHARACTERS,
  OPTION_FORMS_MAX,
  OPTION_TEXT_MAX_CHARACTERS,
  PLACE_EXCLUSIONS_MAX,
  PLACE_MATCHES_MAX,
  RANK_MAX,
  REGION_COLUMNS_MAX,
  REGION_NAME_MAX_CHARACTERS,
  REPLACEMENTS_MAX,
  USED_INPUTS_MAX,
  VALUE_KINDS,
  VALUES_MAX,
} from '@pandok/domain'
import { z } from 'zod'
import { opaque } from '../fields.ts'
import type { Problem } from '../problems.ts'
import { followUp } from './followUp.ts'
import { inLanguages, phraseText, written } from './text.ts'

const problem = (name: Problem) => name

const tooMany = (max: number) => ({ message: problem('tooMany'), params: { max } })

/** The rules of the plate check whether formulas can use the id. */
const blankId = z.string().min(1).max(60)
/** Options of modules have the same format. */
const optionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u, { message: problem('format') })
const decimal = z.string().regex(/^-?\d{1,15}(?:\.\d{1,10})?$/u, { message: problem('format') })

export const formula = written(FORMULA_MAX_CHARACTERS).refine((text) => text.trim() !== '', {
  message: problem('required'),
})

export const regionIds = z.array(opaque).max(EXAM_REGIONS_MAX, tooMany(EXAM_REGIONS_MAX)).readonly()
export const cellIds = z.array(opaque).max(CELLS_MAX, tooMany(CELLS_MAX)).readonly()
export const blankIds = z.array(blankId).max(BLANKS_MAX, tooMany(BLANKS_MAX)).readonly()

const recordOf = <Value extends z.ZodType>(value: Value, max: number) =>
  z
    .record(
      z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_.+ '-]{0,47}$/u, { message: problem('format') }),
      value,
    )
    .refine((record) => Object.keys(record).length <= max, tooMany(max))

const option = z.strictObject({
  id: optionId,
  label: inLanguages(BLANK_LABEL_MAX_CHARACTERS),
  text: inLanguages(OPTION_TEXT_MAX_CHARACTERS).optional(),
  /** Grammatical forms by language and name: `{side:genitive}`. */
  forms: z
    .partialRecord(z.enum(LOCALES), recordOf(written(OPTION_FORM_MAX_CHARACTERS), OPTION_FORMS_MAX))
    .optional(),
  replaces: regionIds.optional(),
  /** True if choosing it deselects the other answers of a list. */
  isExclusive: z.boolean().optional(),
  /** In a list of answers it replaces these. */
  covers: z.array(optionId).max(BLANK_OPTIONS_MAX).readonly().optional(),
})

const unit = z
  .string()
  .regex(/^[\p{L}\p{N}[\]{}%°µ'"./*^·²³-]{1,24}$/u, { message: problem('format') })
  .optional()

const blank = z.strictObject({
  id: blankId,
  kind: z.enum(BLANK_KINDS),
  label: inLanguages(BLANK_LABEL_MAX_CHARACTERS),
  isOptional: z.boolean().optional(),
  options: z.array(option).max(BLANK_OPTIONS_MAX, tooMany(BLANK_OPTIONS_MAX)).readonly().optional(),
  range: z
    .tuple([optionId, optionId])
    .readonly()
    .optional()
    .describe('Of a level without options: the vertebrae from the first to the last, as `T12` and `S1`.'),
  unit,
  min: decimal.optional(),
  max: decimal.optional(),
  decimals: z.int().min(0).max(10).optional(),
  default: z
    .union([written(OPTION_TEXT_MAX_CHARACTERS), z.array(optionId).max(BLANK_OPTIONS_MAX).readonly()])
    .optional(),
  visible: formula.optional(),
  required: formula.optional(),
  /** The unit in languages that print it differently. */
  units: inLanguages(24).optional(),
  /** True if several answers are written in the order of the options. */
  isListed: z.boolean().optional(),
  join: inLanguages(BLANK_LABEL_MAX_CHARACTERS).optional(),
  nouns: recordOf(written(BLANK_LABEL_MAX_CHARACTERS), BLANK_NOUNS_MAX).optional(),
})

export const blanks = z
  .array(blank)
  .max(BLANKS_MAX, tooMany(BLANKS_MAX))
  .readonly()
  .transform((list): readonly Blank[] => list)

/** Values that are computed from blanks and never asked for. */
export const values = z
  .array(
    z.strictObject({
      id: blankId,
      label: inLanguages(BLANK_LABEL_MAX_CHARACTERS).optional(),
      kind: z.enum(VALUE_KINDS),
      formula: formula.optional(),
      text: phraseText.optional(),
      options: z.array(option).max(BLANK_OPTIONS_MAX, tooMany(BLANK_OPTIONS_MAX)).readonly().optional(),
      unit,
      decimals: z.int().min(0).max(10).optional(),
    }),
  )
  .max(VALUES_MAX, tooMany(VALUES_MAX))
  .readonly()
  .transform((list): readonly CellValue[] => list)

/** Modules whose tables and values a cell uses. They are named `<as>_<name>` in its formulas. */
export const uses = z
  .array(z.strictObject({ moduleId: opaque, as: blankId, inputs: recordOf(formula, USED_INPUTS_MAX) }))
  .max(MODULE_USES_MAX, tooMany(MODULE_USES_MAX))
  .readonly()
  .transform((list): readonly ModuleUse[] => list)

export const checks = z
  .array(
    z.strictObject({
      id: blankId,
      level: z.enum(['block', 'warn', 'info']),
      when: formula,
      message: inLanguages(OPTION_TEXT_MAX_CHARACTERS),
    }),
  )
  .max(CELL_CHECKS_MAX, tooMany(CELL_CHECKS_MAX))
  .readonly()
  .transform((list): readonly CellCheck[] => list)

const rank = z.number().min(-RANK_MAX).max(RANK_MAX)

export const finding = z
  .strictObject({
    region: opaque,
    regionBy: z
      .strictObject({ blank: blankId, regions: recordOf(opaque, BLANK_OPTIONS_MAX) })
      .optional()
      .describe('The region by the answer of a blank.'),
    column: opaque.optional(),
    replaces: z
      .array(z.strictObject({ regions: regionIds, when: formula.optional() }))
      .max(REPLACEMENTS_MAX, tooMany(REPLACEMENTS_MAX))
      .readonly()
      .optional(),
    conflicts: cellIds.optional(),
    rank: z.union([rank, formula]).optional(),
    isMinor: z.boolean().optional(),
    keepsConclusion: rank.optional(),
    needsNoConclusion: z.boolean().optional(),
    hasNoRest: z.boolean().optional(),
    takesAdvice: z.boolean().optional(),
    dropsAdvice: z.strictObject({ same: blankIds, phrases: cellIds.optional() }).optional(),
    codes: recordOf(opaque, EXAM_FORMS_MAX).optional().describe('What it is called in the forms, by form.'),
  })
  .transform((one): Finding => one)

const optionIds = z.array(optionId).max(BLANK_OPTIONS_MAX, tooMany(BLANK_OPTIONS_MAX)).readonly()

const placeMatch = {
  other: blankId
    .optional()
    .describe('The blank of those cells, or the input of their module, that names their place.'),
  blank: blankId.optional().describe('The blank of the cell itself that names its place.'),
  means: recordOf(optionIds, BLANK_OPTIONS_MAX)
    .optional()
    .describe('What answers to that blank are called there, if not the same.'),
  at: optionIds
    .optional()
    .describe('The place of a cell that does not ask for it, or the answers with which it excludes.'),
  differs: z.boolean().optional().describe('Both have an answer, and not the same.'),
}

const placeExclusion = z.strictObject({
  cells: cellIds,
  ...placeMatch,
  also: z
    .array(z.strictObject(placeMatch))
    .max(PLACE_MATCHES_MAX, tooMany(PLACE_MATCHES_MAX))
    .readonly()
    .optional()
    .describe('What has to hold as well.'),
  warns: z.boolean().optional().describe('They are told, and may be copied.'),
  isNowhereElse: z.boolean().optional().describe('Only while none of those cells names another place.'),
})

export const exclusion = z
  .strictObject({
    cells: cellIds.optional(),
    answers: blankIds.optional(),
    unless: cellIds.optional(),
    places: z
      .array(placeExclusion)
      .max(PLACE_EXCLUSIONS_MAX, tooMany(PLACE_EXCLUSIONS_MAX))
      .readonly()
      .optional()
      .describe('Cells that are excluded only in the place that the cell is about.'),
  })
  .transform((one): Exclusion => one)

const region = z.strictObject({
  id: opaque,
  name: inLanguages(REGION_NAME_MAX_CHARACTERS),
  normal: phraseText.optional(),
  rest: phraseText.optional(),
  rows: z
    .strictObject({
      blank: blankId,
      columns: z.array(opaque).max(REGION_COLUMNS_MAX, tooMany(REGION_COLUMNS_MAX)).readonly(),
      names: recordOf(inLanguages(REGION_NAME_MAX_CHARACTERS), REGION_COLUMNS_MAX).optional(),
    })
    .optional(),
  onlyWith: cellIds.optional(),
  notWith: cellIds.optional(),
})

const gather = z.strictObject({
  id: blankId,
  label: inLanguages(BLANK_LABEL_MAX_CHARACTERS).optional(),
  what: z.enum(['ran', 'count', 'max', 'min']),
  cells: cellIds,
  value: blankId.optional(),
})

const answers = z.array(opaque).max(FORM_ANSWERS_MAX, tooMany(FORM_ANSWERS_MAX)).readonly()
const categories = z.array(opaque).max(CATEGORIES_MAX, tooMany(CATEGORIES_MAX)).readonly()

const assessment = z.strictObject({
  value: blankId,
  order: categories,
  lines: recordOf(phraseText, CATEGORIES_MAX),
  advice: recordOf(phraseText, CATEGORIES_MAX),
  followUps: recordOf(followUp, CATEGORIES_MAX).optional(),
  actionable: categories,
  noFinding: opaque.optional(),
  /** The cells that give the category of the whole exam. */
  overall: cellIds.optional(),
  /** Categories whose place in the order isn't certain. */
  unplaced: categories.optional(),
})

const formSource = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('blank'), blank: blankId }),
  z.strictObject({ of: z.literal('findings') }),
  z.strictObject({ of: z.literal('answers'), blank: blankId }),
  z.strictObject({ of: z.literal('assessment') }),
])

/** Another text of the same run, such as the result sheet of a screening program. */
const form = z.strictObject({
  id: opaque,
  name: inLanguages(BLANK_LABEL_MAX_CHARACTERS),
  fields: z
    .array(
      z.strictObject({
        id: opaque,
        label: inLanguages(BLANK_LABEL_MAX_CHARACTERS),
        source: formSource,
        words: recordOf(phraseText, FORM_ANSWERS_MAX),
        none: phraseText.optional(),
        per: z.strictObject({ blank: blankId, keys: answers, all: answers }).optional(),
        ask: z.strictObject({ for: answers, question: phraseText }).optional(),
      }),
    )
    .max(FORM_FIELDS_MAX, tooMany(FORM_FIELDS_MAX))
    .readonly(),
  layout: inLanguages(FORM_LAYOUT_MAX_CHARACTERS),
})

/** How the reports of a plate are composed: regions in reading order with their normal sentences. */
export const exam = z
  .strictObject({
    regions: z.array(region).max(EXAM_REGIONS_MAX, tooMany(EXAM_REGIONS_MAX)).readonly(),
    isNormalFirst: z.boolean().optional(),
    blanks: blanks.optional(),
    values: values.optional(),
    gathers: z.array(gather).max(GATHERS_MAX, tooMany(GATHERS_MAX)).readonly().optional(),
    assessment: assessment.optional(),
    forms: z.array(form).max(EXAM_FORMS_MAX, tooMany(EXAM_FORMS_MAX)).readonly().optional(),
    normalConclusion: phraseText.optional(),
    minorConclusion: phraseText.optional(),
    advice: z.strictObject({ one: phraseText, many: phraseText }).optional(),
  })
  .transform((one): Exam => one)
