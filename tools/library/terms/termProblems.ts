import type { OtherWord } from './termsFile.ts'
import { wordsIn } from './wordsIn.ts'

/** Lists words of an entry that differ from the library's term for the same thing. */
export function termProblems(others: readonly OtherWord[], entry: { id: string }): string[] {
  const wanted = others.filter(({ except }) => !except.has(entry.id))
  return wordsIn(entry).flatMap(({ locale, text, path }) =>
    wanted
      .filter((other) => other.locale === locale && text.match(other.pattern) !== null)
      .map(
        ({ word, instead }) =>
          `${entry.id}: ${path}.${locale}: «${word}» where the library says «${instead}»`,
      ),
  )
}
