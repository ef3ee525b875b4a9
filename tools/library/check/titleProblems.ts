import { LOCALES } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'

/** A title names its cell: it has no blank that nobody fills, and is not the sentence, which follows it in the report. */
export const titleProblems = ({ id, cells }: LibraryPlate): string[] =>
  cells.flatMap(({ id: cell, title, outputs }) =>
    LOCALES.filter((locale) => {
      const sentences = outputs.flatMap((output) => ('text' in output ? [output.text[locale]] : []))
      return (
        title[locale].includes('{') || (/[.。]$/u.test(title[locale]) && sentences.includes(title[locale]))
      )
    }).map((locale) => `${id}: cell «${cell}» is titled «${title[locale]}» in ${locale}`),
  )
