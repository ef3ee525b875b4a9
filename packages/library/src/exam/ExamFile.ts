import { LOCALES } from '@pandok/domain'
import { z } from 'zod'

const words = z.preprocess(mended, z.partialRecord(z.enum(LOCALES), z.string()))
const perAnswer = z.record(z.string(), words)
const perOption = z.record(z.string(), z.unknown())
const value = z.union([z.string(), z.number(), z.boolean()])

const option = z.looseObject({
  id: z.coerce.string(),
  label: words,
  text: words.optional(),
  /**
   * The texts by form and language, or by language and form. A form with a single text has it in every
   * language.
   */
  forms: z.record(z.string(), z.union([z.record(z.string(), z.coerce.string()), value])).optional(),
  replaces: z.array(z.string()).optional(),
})

const blank = z.looseObject({
  id: z.string(),
  kind: z.string(),
  label: words.optional(),
  options: z.array(option).optional(),
  optional: z.boolean().optional(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.number().optional(),
  /** If true, a key of the keyboard is the answer, such as a number or a score. */
  key_is_label: z.boolean().optional(),
  range: z.tuple([z.string(), z.string()]).optional(),
  default: z.union([value, z.array(z.string())]).optional(),
  only_when: z.record(z.string(), z.array(z.coerce.string())).optional(),
  visible: z.string().optional(),
  /** If true, several answers are written in the order of the options. */
  listed: z.boolean().optional(),
  join: words.optional(),
  value: z.union([value, z.array(z.string())]).optional(),
  /** The condition under which an optional blank must be filled in. */
  required: z.string().optional(),
  /** Exactly one of these blanks must be filled in. */
  exactly_one_of: z.array(z.string()).optional(),
  /** The unit in languages that print it differently. */
  units: words.optional(),
  /** For a blank of the exam, only these findings need it. */
  needed_by: z.array(z.string()).optional(),
})

/** `known` means professional knowledge: nobody has read the source for this file. */
const source = z.looseObject({
  id: z.string(),
  cite: z.string(),
  url: z.string().optional(),
  status: z.enum(['read', 'known']),
  via: z.string().optional(),
  note: z.string().optional(),
})

const clause = z.object({ when: z.string(), text: words })

const region = z.looseObject({
  id: z.string(),
  name: words,
  normal: words.nullish(),
  rest: words.optional(),
  blanks: z.array(blank).optional(),
  table: z.object({ key: z.string(), columns: z.array(z.string()) }).optional(),
  /**
   * The region that this one describes in other words: a finding that replaces that region's sentence also
   * replaces this one.
   */
  variant_of: z.string().optional(),
  only_with: z.array(z.string()).optional(),
  not_with: z.array(z.string()).optional(),
  compute: z.string().optional(),
  /** Parts of its normal sentence that are only written if a condition holds. */
  clauses: z.record(z.string(), clause).optional(),
})

/** A number, one number for each answer of a blank, or a formula. */
const rank = z.union([z.number(), z.string(), z.looseObject({ by: z.string(), else: z.number().optional() })])

/** The same place in two findings, or an answer of one of them. */
const placeMatch = z.strictObject({
  other: z.string().optional(),
  blank: z.string().optional(),
  means: z.record(z.string(), z.array(z.string())).optional(),
  at: z.array(z.string()).optional(),
  differs: z.boolean().optional(),
})

const excludedPlaces = z.array(
  placeMatch.extend({
    cells: z.array(z.string()),
    also: z.array(placeMatch).optional(),
    warns: z.boolean().optional(),
    nowhere_else: z.boolean().optional(),
  }),
)

const finding = z.looseObject({
  id: z.string(),
  name: words,
  region: z.string(),
  column: z.string().optional(),
  replaces: z.array(z.string()).default([]),
  replaces_if: z.record(z.string(), z.array(z.string())).optional(),
  replaces_when: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
  conflicts: z.array(z.string()).default([]),
  /**
   * These findings contradict this one if both have the same place, given by their blanks or by its fixed
   * place.
   */
  excludes_at: excludedPlaces.optional(),
  /** The answers of its module that belong to a technique: the value of each input by technique. */
  follows: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** True if the finding is only described, so that a missing conclusion isn't reported. */
  needs_no_conclusion: z.boolean().optional(),
  rank: rank.optional(),
  minor: z.boolean().optional(),
  keeps_minor: z.boolean().optional(),
  keeps_normal: z.boolean().optional(),
  no_rest: z.boolean().optional(),
  blanks: z.array(blank).nullish(),
  finding: words.nullish(),
  conclusion: words.nullish(),
  conclusion_when: z.record(z.string(), z.array(z.coerce.string())).optional(),
  conclusion_unless: z.array(z.string()).optional(),
  /** The sentence is written only if this condition holds. */
  conclusion_if: z.string().optional(),
  /** Parts of its texts that are only written if a condition holds. */
  clauses: z.record(z.string(), clause).optional(),
  /** Conditions as numbers, 1 where they hold, for values that are gathered from several findings. */
  flags: z.record(z.string(), z.string()).optional(),
  /**
   * The answer to one of its blanks under a condition: the lobe that was removed, but not a lobe of which
   * only a part was removed.
   */
  answer_where: z.record(z.string(), z.object({ blank: z.string(), when: z.string() })).optional(),
  /** The warnings for the person who fills in the cell. */
  checks: z.array(z.object({ id: z.string(), when: z.string(), message: words })).optional(),
  yields_to: z.array(z.string()).optional(),
  follow_up: z.union([words, z.string()]).nullish(),
  follow_up_rows: z.array(z.object({ when: z.string(), text: words.nullable() })).optional(),
  follow_up_not_with: z.array(z.string()).optional(),
  /** The recommendation is left out when one of these findings was entered. */
  follow_up_unless: z.array(z.string()).optional(),
  adds: words.optional(),
  adds_unless: z.array(z.string()).optional(),
  /** The addition is written only if this condition holds. */
  adds_if: z.string().optional(),
  module: z.string().optional(),
  /** True if its category is that of the whole exam, as the reader chooses it. */
  overall: z.boolean().optional(),
  region_by: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  replaces_by: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
  keeps_normal_conclusion: z.boolean().optional(),
  /** The name of a computation; each one is implemented in the folder `compute/`. */
  compute: z.string().optional(),
  /**
   * For each value, the words by answer, or the words that are written if the blank with that name is filled
   * in.
   */
  computed_text: z
    .record(z.string(), z.union([words.and(z.object({ ko: z.string() })), perAnswer]))
    .optional(),
  rec_text: z.record(z.string(), words.nullable()).optional(),
  follow_by: z.record(z.string(), z.record(z.string(), words.nullable())).optional(),
  /**
   * The advice that it removes: the recommendation to sample the finding that it describes, or the advice for
   * these answers of any finding, or of those with the same answers to these blanks.
   */
  drops_follow_up: z
    .union([
      z.boolean(),
      z.array(z.string()),
      z.strictObject({ same: z.array(z.string()), answers: z.array(z.string()) }),
    ])
    .optional(),
})

const assessment = z.looseObject({
  blank: z.string(),
  order: z.array(z.coerce.string()),
  /**
   * The category whose place in the order isn't certain. If a later category stands beside it, the message asks the
   * reader to confirm that of the whole exam.
   */
  unplaced: z.object({ category: z.coerce.string(), message: words }).optional(),
  no_finding: z.coerce.string().optional(),
  actionable: z.array(z.coerce.string()),
  cat_note: words.optional(),
  line: perAnswer,
  management: perAnswer,
  numbered: z.object({ one: words, many: words }).optional(),
  checks: z.array(z.looseObject({ id: z.string(), when: z.string(), message: words })).optional(),
})

const formField = z.looseObject({
  id: z.string(),
  label: words,
  from: z.string(),
  per: z.string().optional(),
  map: z.record(z.string(), z.string()),
  ask: words.optional(),
})

const secondOutput = z.looseObject({
  id: z.string(),
  name: words,
  languages: z.array(z.enum(LOCALES)),
  fields: z.array(formField),
  layout: z.string(),
})

const press = z.union([
  z.string(),
  z.object({ finding: z.string(), blanks: z.record(z.string(), z.unknown()).optional() }),
])

const golden = z.looseObject({
  id: z.string(),
  technique: z.array(z.string()).optional(),
  exam: z.record(z.string(), z.unknown()).optional(),
  set: z.record(z.string(), z.unknown()).optional(),
  pressed: z.array(press),
  expect: z.record(z.string(), z.string()),
})

const said = z.looseObject({
  id: z.string(),
  text: words,
  blanks: z.array(blank).optional(),
  name: words.optional(),
  /** Techniques, comparisons and findings that contradict it, and blanks that must have no answer. */
  excludes: z.array(z.string()).optional(),
  excludes_answers: z.array(z.string()).optional(),
  /** Together with these techniques and findings, it excludes nothing. */
  excludes_unless: z.array(z.string()).optional(),
  /** These findings contradict it at the places that its blanks give. */
  excludes_at: excludedPlaces.optional(),
})

/**
 * In a YAML flow mapping, a comma in a text without quotes ends the text, and the rest becomes a name: `{ko:
 * CC, MLO., en: …}` has the names ko, `MLO.` and en. This function appends the rest to the text again.
 */
function mended(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const texts: [locale: string, text: unknown][] = []
  for (const [key, text] of Object.entries(given)) {
    const last = texts.at(-1)
    if (LOCALES.some((locale) => locale === key)) texts.push([key, text])
    else if (text === null && last && typeof last[1] === 'string') last[1] = `${last[1]}, ${key}`
    else texts.push([key, text])
  }
  return Object.fromEntries(texts)
}

/** The file of one exam: regions, findings with blanks, conclusions, and complete reports to compare with. */
export const examFile = z.looseObject({
  id: z.string(),
  names: words,
  sources: z.array(source).default([]),
  assembly: z.array(z.string()).optional(),
  conventions: z.record(z.string(), z.string()).optional(),
  technique: z.array(said).default([]),
  comparison: z
    .union([z.array(said), z.looseObject({ blanks: z.array(blank).optional() }).and(words.or(perOption))])
    .optional(),
  exam_blanks: z.array(blank).optional(),
  exam_inputs: z.array(blank).optional(),
  /** The warnings for the person who fills in the blanks. */
  exam_checks: z.array(z.object({ id: z.string(), when: z.string(), message: words })).optional(),
  partials: z.record(z.string(), words).optional(),
  regions: z.array(region),
  /** A blank of the exam. For each of its answers, one cell writes the whole normal exam with that answer. */
  normals_by: z.string().optional(),
  /** Cells that a full plate omits. */
  without: z.array(z.string()).default([]),
  normal_conclusion: words.optional(),
  minor_conclusion: words.optional(),
  numbered_follow_up: z.object({ one: words, many: words }).optional(),
  section_names: z.record(z.string(), words).optional(),
  side_regions: z.record(z.string(), z.string()).optional(),
  conclusion_without_lesion: z.string().optional(),
  assessment: assessment.optional(),
  orads_rules: z.record(z.string(), z.array(z.string())).optional(),
  shared: z.record(z.string(), z.unknown()).optional(),
  second_output: secondOutput.optional(),
  findings: z.array(finding),
  /**
   * A named value that is gathered from the findings of the report, for sentences and checks of other
   * findings.
   */
  gathers: z
    .array(
      z.object({
        id: z.string(),
        cells: z.array(z.string()),
        /**
         * Counts the findings with this value, or takes its extreme. Without it, the result is whether one of
         * the cells was run.
         */
        what: z.enum(['count', 'max', 'min']).optional(),
        value: z.string().optional(),
      }),
    )
    .optional(),
  keys: z.record(z.string(), z.unknown()).default({}),
  goldens: z.array(golden).default([]),
})

export type ExamFile = z.output<typeof examFile>
export type ExamFileBlank = z.output<typeof blank>
export type ExamFileFinding = z.output<typeof finding>
export type ExamFileForm = z.output<typeof secondOutput>
export type ExamFileSource = z.output<typeof source>
export type ExamFileGolden = z.output<typeof golden>
