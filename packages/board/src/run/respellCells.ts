import type { Cell, CellOutput, Locale } from '@pandok/domain'

/** A plate's cells whose own words of one language are spelled otherwise. Fields of phrases keep their names. */
export const respellCells = (
  cells: readonly Cell[],
  locale: Locale,
  respell: (text: string) => string,
): readonly Cell[] =>
  cells.map((cell) => {
    const { name, title } = cell.words ?? {}
    const again = (now: string, words: typeof name) => (words && now === words[locale] ? respell(now) : now)
    const inLocale = (words: typeof name) =>
      words?.[locale] === undefined ? words : { ...words, [locale]: respell(words[locale]) }
    return {
      ...cell,
      name: again(cell.name, name),
      title: again(cell.title, title),
      ...(cell.words && { words: { name: inLocale(name), title: inLocale(title) } }),
      outputs: cell.outputs.map((output) => respelled(output, locale, respell)),
    }
  })

function respelled(output: CellOutput, locale: Locale, respell: (text: string) => string): CellOutput {
  const text = output.kind === 'phrase' ? output.text[locale] : undefined
  if (output.kind !== 'phrase' || text === undefined) return output
  const words = text.replace(/(?<field>\{[^{}\n]*\})|[^{]+|\{/gu, (part: string, field?: string) =>
    field === undefined ? respell(part) : part,
  )
  return { ...output, text: { ...output.text, [locale]: words } }
}
