import { LOCALES, type Locale } from '@pandok/domain'
import type { EqualWords } from './equalWords.ts'
import { formsOf, type Tables } from './readTables.ts'

/** Lists values that two languages share without an allowance, and allowances that nothing needs. */
export function untranslated(tables: Tables, allowed: readonly EqualWords[]): string[] {
  const needed = new Set<string>()
  const found = pairs().flatMap(([first, second]) =>
    [...tables[second]].flatMap(([place, { message }]) => {
      const other = tables[first].get(place)?.message
      if (other === undefined || JSON.stringify(other) !== JSON.stringify(message)) return []
      const left = formsOf(message).find((form) => !isAllowed(form, [first, second], allowed, needed))
      return left === undefined ? [] : [`${place} is the same in ${first} and ${second}: ${left}`]
    }),
  )
  const idle = allowed.flatMap(({ reason, words }) =>
    words
      .filter((word) => !needed.has(`${reason} ${word}`))
      .map((word) => `nothing needs «${word}» (${reason})`),
  )
  return [...found, ...idle]
}

const pairs = (): [Locale, Locale][] =>
  LOCALES.flatMap((first, at) => LOCALES.slice(at + 1).map((second): [Locale, Locale] => [first, second]))

function isAllowed(
  form: string,
  pair: readonly Locale[],
  allowed: readonly EqualWords[],
  needed: Set<string>,
): boolean {
  let rest = form.replace(/\{\w+\}|\{\w+(?=\|)|\S+@\S+/gu, ' ')
  for (const { reason, words, between } of allowed) {
    if (between && !pair.every((locale) => between.includes(locale))) continue
    for (const word of words) {
      if (!hasWords(rest)) return true
      const without = between ? (wordsOf(rest) === word ? '' : rest) : rest.replaceAll(alone(word), '')
      if (without === rest) continue
      needed.add(`${reason} ${word}`)
      rest = without
    }
  }
  return !hasWords(rest)
}

/** Numbers, punctuation and single letters have no translation. */
const hasWords = (text: string) => /\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(text)

const wordsOf = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '').replace(/\s+/gu, ' ')

const alone = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu')
