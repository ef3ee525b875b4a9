import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface SearchedWords {
  /** One LIKE pattern for each word. */
  patterns: readonly string[]
  /** Pairs of letters that every match has; a word of one letter gives that letter. */
  grams: readonly string[]
}

/** The words are folded by the database, like the searched texts. It returns null without a search. */
export async function searchedWords(
  db: Kysely<Database>,
  search: string | undefined,
): Promise<SearchedWords | null> {
  if (search === undefined || search.trim() === '' || search.includes('\0')) return null
  const { rows } = await sql<{ folded: string }>`select list_fold(${search}) as folded`.execute(db)
  const words = (rows[0]?.folded ?? '').split(/\s+/u).filter((word) => word !== '')
  if (words.length === 0) return null
  return {
    patterns: words.map((word) => `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`),
    grams: [...new Set(words.flatMap(gramsOf))],
  }
}

function gramsOf(word: string): string[] {
  const letters = [...word]
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Holds for rows with every word, compared row by row. */
export const hasWords = (text: RawBuilder<unknown>, { patterns }: SearchedWords): RawBuilder<unknown> =>
  sql`${text} like all(${patterns}::text[])`

/** Does the same with a bigram index; `letters` is the indexed expression. */
export const hasWordsByIndex = (
  text: RawBuilder<unknown>,
  words: SearchedWords,
  letters: RawBuilder<unknown> = sql`list_grams(${text})`,
  marks: readonly string[] = [],
): RawBuilder<unknown> =>
  sql`${letters} @> ${[...words.grams, ...marks]}::text[] and ${hasWords(text, words)}`
