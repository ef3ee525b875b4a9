import { LOCALES, REPORT_SECTIONS } from '@pandok/domain'
import { z } from 'zod'
import { decimals, expression, id, label, optionId, reference } from './fields.ts'
import { ABOUT_MAX, PHRASE_TOKENS_MAX, TEXT_MAX_CHARACTERS } from './limits.ts'
import { byKey, byType, unionBy } from './unionBy.ts'

/** The form is chosen by the preceding sound. The names are those of Korean grammars. */
export const PARTICLES = [
  '은/는',
  '이/가',
  '을/를',
  '와/과',
  '으로/로',
  '이나/나',
  '이며/며',
  '이고/고',
  '이다/다',
  '이라/라',
  '아/야',
] as const
export type Particle = (typeof PARTICLES)[number]

const format = z.strictObject({
  dp: decimals.optional(),
  unit: z.enum(['show', 'hide']).optional(),
  /** The name of a grammatical form of the chosen option in its `forms`. */
  form: z.string().max(32).optional(),
  /** `capital` and `uncapital` only change the first letter. */
  case: z.enum(['upper', 'lower', 'capital', 'uncapital']).optional(),
  /** The part of an option that is printed; its text by default. */
  as: z.enum(['text', 'label', 'points', 'id']).optional(),
  /** How several answers are joined; `serial` puts a comma before the last «and» in languages that have one. */
  list: z.enum(['and', 'or', 'comma', 'serial']).optional(),
  /** The part of a size that is printed: every dimension, or the largest one. */
  part: z.enum(['all', 'max']).optional(),
})

export type PhraseToken =
  | string
  | { v: string; fmt?: z.output<typeof format> | undefined }
  | { josa: Particle }
  | { article: 'a' | 'A' }
  | { when: string; then: PhraseToken[]; else?: PhraseToken[] | undefined }
  | {
      each: string
      as?: string | undefined
      where?: string | undefined
      by?: string | undefined
      order?: string | undefined
      sep?: PhraseToken[] | undefined
      last?: PhraseToken[] | undefined
      body: PhraseToken[]
    }
  | {
      plural: string
      forms: Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', PhraseToken[]>>
    }
  | { use: string }
  | { lines: PhraseToken[][]; numbered?: boolean | undefined; start?: PhraseToken[] | undefined }
  | { answers: string; say: Record<string, PhraseToken[]>; sep?: PhraseToken[] | undefined }
  | { br: 1 | 2 }

/** This describes the shape only; the reader limits the depth and refuses recursion. */
export const phrase: z.ZodType<PhraseToken[]> = z.lazy(() => z.array(token).max(PHRASE_TOKENS_MAX))

export const token: z.ZodType<PhraseToken> = z.lazy(() =>
  unionBy(
    [
      z.string().max(TEXT_MAX_CHARACTERS),
      z.strictObject({ v: reference, fmt: format.optional() }),
      z.strictObject({ josa: z.enum(PARTICLES) }),
      z.strictObject({ article: z.enum(['a', 'A']) }),
      // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
      z.strictObject({ when: expression, then: phrase, else: phrase.optional() }),
      z.strictObject({
        each: id,
        as: id.optional(),
        where: expression.optional(),
        /** Groups the rows by this value; a nested `each` over the same rows visits the members of a group. */
        by: id.optional(),
        /** Sorts the rows by this number in ascending order, whatever order they were entered in. */
        order: id.optional(),
        sep: phrase.optional(),
        last: phrase.optional(),
        body: phrase,
      }),
      z.strictObject({
        plural: id,
        forms: z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), phrase),
      }),
      z.strictObject({ use: id }),
      /** Each phrase is one line, and an empty one is left out. With `numbered`, several lines get numbers. */
      z.strictObject({
        lines: z.array(phrase).max(PHRASE_TOKENS_MAX),
        numbered: z.boolean().optional(),
        /** The text before each line and its number. */
        start: phrase.optional(),
      }),
      /** The phrase for each given answer, in the order of the answers. */
      z.strictObject({ answers: id, say: z.record(optionId, phrase), sep: phrase.optional() }),
      z.strictObject({ br: z.literal([1, 2]) }),
    ],
    byKey(['v', 'josa', 'article', 'when', 'each', 'plural', 'use', 'lines', 'answers', 'br'], 'text'),
  ),
)

/** One sentence or paragraph in each language. A language without a body falls back as labels do. */
export const body = z.partialRecord(z.enum(LOCALES), phrase)

export const OUTPUT_MEANINGS = ['finding', 'normal'] as const

/**
 * A region of an exam that a sentence is about, by its name on plates, and whether the sentence is a finding
 * of the region or its normal sentence. With a condition it is so only where the condition holds.
 */
const about = z.strictObject({
  region: label,
  as: z.enum(OUTPUT_MEANINGS),
  when: expression.optional(),
})

export const output = z.strictObject({
  id,
  label: label.optional(),
  section: z.enum(REPORT_SECTIONS),
  when: expression.optional(),
  /** What to do if a value outside any `when` is unknown: leave out the output, or say so in words. */
  unknown: z.enum(['omit', 'say']).optional(),
  /** A member may switch the output off without changing the module, such as a recommendation. */
  optional: z.boolean().optional(),
  /** Definitions that were saved before a sentence could be about several regions have a single one. */
  about: unionBy([about, z.array(about).max(ABOUT_MAX)], byType('object', 'array')).optional(),
  body,
})

/** A piece of text that several outputs share. */
export const partial = z.strictObject({ id, body })

export type PhraseFormat = z.output<typeof format>
export type Output = z.output<typeof output>
export type OutputAbout = z.output<typeof about>
export type SharedPhrase = z.output<typeof partial>

/** Returns the regions that a sentence is about. */
export const aboutOf = ({ about: of = [] }: Pick<Output, 'about'>): readonly OutputAbout[] =>
  Array.isArray(of) ? of : [of]
