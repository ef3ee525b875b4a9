import { LOCALES } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'

const FORM = /\{(\w+):(\w+)\}/gu

/**
 * Lists the forms of an answer that a text asks for and that none of its options has. The label would be
 * written instead: «the L5 nerve rootleft».
 */
export function formProblems({ id, cells, exam }: LibraryPlate): string[] {
  return cells.flatMap((cell) => {
    const blanks = [...(cell.blanks ?? []), ...(exam?.blanks ?? [])]
    const texts = [...cell.outputs, ...(cell.values ?? [])].flatMap((one) =>
      'text' in one && one.text ? [one.text] : [],
    )
    const lost = texts.flatMap((text) =>
      LOCALES.flatMap((locale) =>
        [...(text[locale] ?? '').matchAll(FORM)].flatMap(([written, name, form = '']) => {
          const options = blanks.find((blank) => blank.id === name)?.options
          return options?.every(({ forms }) => forms?.[locale]?.[form] === undefined)
            ? [`${id}.${cell.id}: no answer has the form ${written} in ${locale}.`]
            : []
        }),
      ),
    )
    return [...new Set(lost)]
  })
}
