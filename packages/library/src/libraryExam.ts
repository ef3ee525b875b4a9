import {
  BLANK_KINDS,
  BLANK_LABEL_MAX_CHARACTERS,
  BLANK_OPTIONS_MAX,
  BLANKS_MAX,
  EXAM_REGIONS_MAX,
  FORMULA_MAX_CHARACTERS,
  LOCALES,
  PHRASE_MAX_CHARACTERS,
  RANK_MAX,
  REGION_NAME_MAX_CHARACTERS,
} from '@pandok/domain'
import { z } from 'zod'
import { inFive } from './head.ts'

/** Of cells, their outputs, regions and columns. */
export const partId = z.string().regex(/^[a-z][a-z0-9.-]{0,59}$/u)

const blankId = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/u)
const optionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u)
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/u)

export const formula = z.string().min(1).max(FORMULA_MAX_CHARACTERS)

const sentence = inFive(PHRASE_MAX_CHARACTERS)

/** What stands between answers may be a space: it isn't trimmed. */
const joint = z.strictObject({
  ko: z.string().max(20),
  en: z.string().max(20),
  zh: z.string().max(20),
  ja: z.string().max(20),
  de: z.string().max(20),
})

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
        text: sentence.optional(),
        forms: z.partialRecord(z.enum(LOCALES), z.record(z.string(), z.string())).optional(),
        replaces: z.array(partId).optional(),
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
  join: joint.optional(),
  nouns: z.record(z.string(), z.string()).optional(),
})

export const blanks = z.array(blank).max(BLANKS_MAX)

const rank = z.number().min(0).max(RANK_MAX)

export const finding = z.strictObject({
  region: partId,
  regionBy: z.strictObject({ blank: blankId, regions: z.record(optionId, partId) }).optional(),
  column: partId.optional(),
  replaces: z.array(z.strictObject({ regions: z.array(partId).min(1), when: formula.optional() })).optional(),
  conflicts: z.array(partId).optional(),
  rank: z.union([rank, formula]).optional(),
  isMinor: z.boolean().optional(),
  keepsConclusion: rank.optional(),
  hasNoRest: z.boolean().optional(),
})

export const cellMeaning = {
  /** What is filled into its phrases; without them each `{name}` is a text. */
  blanks: blanks.optional(),
  finding: finding.optional(),
  normal: z.union([z.literal('all'), z.array(partId).min(1)]).optional(),
  asks: z.array(blankId).min(1).optional(),
}

/** How the plate's reports are put together, in all five languages. */
export const libraryExam = z.strictObject({
  regions: z
    .array(
      z.strictObject({
        id: partId,
        name: inFive(REGION_NAME_MAX_CHARACTERS),
        normal: sentence.optional(),
        rest: sentence.optional(),
        rows: z.strictObject({ blank: blankId, columns: z.array(partId).min(1) }).optional(),
        onlyWith: z.array(partId).min(1).optional(),
        notWith: z.array(partId).min(1).optional(),
      }),
    )
    .min(1)
    .max(EXAM_REGIONS_MAX),
  isNormalFirst: z.boolean().optional(),
  blanks: blanks.optional(),
  normalConclusion: sentence.optional(),
  minorConclusion: sentence.optional(),
  advice: z.strictObject({ one: sentence, many: sentence }).optional(),
})
