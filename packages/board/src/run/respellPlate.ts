import { isRecord, LOCALES, type Locale, type PlateContent } from '@pandok/domain'

/**
 * Changes the spelling of the words of one language in a plate: phrases, names, answers and the texts of the
 * exam. Fields keep their names, and nothing else changes.
 */
export function respellPlate<Plate extends Pick<PlateContent, 'cells'>>(
  plate: Plate,
  locale: Locale,
  respell: (text: string) => string,
): Plate {
  const words = (text: string): string =>
    text.replace(/(?<field>\{[^{}\n]*\})|[^{]+|\{/gu, (part: string, field?: string) =>
      field === undefined ? respell(part) : part,
    )
  const spelled = (said: unknown): unknown => {
    if (typeof said === 'string') return words(said)
    return isRecord(said) ? mapped(said, spelled) : said
  }
  const walked = (part: unknown, name = ''): unknown => {
    if (Array.isArray(part)) return part.map((one: unknown) => walked(one))
    if (!isRecord(part)) return part
    if (isInLocales(part)) return mapped(part, (said, of) => (of === locale ? spelled(said) : said))
    // English nouns are looked up by the last words of an answer, so their keys are respelled as well.
    if (name === 'nouns' && locale === 'en')
      return Object.fromEntries(pairs(part).map((pair) => pair.map(spelled)))
    return mapped(part, walked)
  }
  // Only texts have changed, so the type is the same.
  const made = mapped({ ...plate }, walked) as unknown as Plate
  return {
    ...made,
    cells: made.cells.map((cell) =>
      called(
        cell,
        plate.cells.find(({ id }) => id === cell.id),
      ),
    ),
  }

  /** A name or title that equals its words in this language is spelled like them. */
  function called(cell: Plate['cells'][number], before: Plate['cells'][number] | undefined) {
    const isNamed = (field: 'name' | 'title') => before?.words?.[field]?.[locale] === before?.[field]
    return {
      ...cell,
      ...(cell.words?.name?.[locale] !== undefined && isNamed('name') && { name: cell.words.name[locale] }),
      ...(cell.words?.title?.[locale] !== undefined &&
        isNamed('title') && { title: cell.words.title[locale] }),
    }
  }
}

/** Lists the words of one language that `respellPlate` hands over: texts, without their fields. */
export function wordsOfPlate(
  plate: Pick<PlateContent, 'cells' | 'exam'>,
  locale: Locale,
): ReadonlySet<string> {
  const words = new Set<string>()
  const { cells, exam } = plate
  respellPlate({ cells, exam }, locale, (text) => {
    words.add(text)
    return text
  })
  return words
}

const isInLocales = (part: Record<string, unknown>): boolean => {
  const names = Object.keys(part)
  return names.length > 0 && names.every((name) => LOCALES.some((locale) => locale === name))
}

const pairs = (record: Record<string, unknown>): [string, unknown][] => Object.entries(record)

const mapped = (
  record: Record<string, unknown>,
  change: (part: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(pairs(record).map(([name, part]) => [name, change(part, name)]))
