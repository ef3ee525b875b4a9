import { LOCALES } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'

/**
 * The labels of blanks must be in the reader's language: neither an identifier nor Korean words in another
 * language.
 */
export function labelProblems({ id, cells, exam }: LibraryPlate): string[] {
  const blanks = [...(exam?.blanks ?? []), ...cells.flatMap(({ blanks: own = [] }) => own)]
  return blanks.flatMap(({ id: blank, label, options = [] }) =>
    [
      { name: blank, label },
      ...options.map((option) => ({ name: `${blank} ${option.id}`, label: option.label })),
    ].flatMap(({ name, label: words }) =>
      LOCALES.filter(
        (locale) =>
          (locale !== 'ko' && /\p{Script=Hangul}/u.test(words[locale])) || words[locale].includes('_'),
      ).map((locale) => `${id}: blank «${name}» is labeled «${words[locale]}» in ${locale}`),
    ),
  )
}
