import { LOCALES, type Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFileBlank } from './ExamFile.ts'

/** The names that a text can use: blanks with their units, and values. */
export interface Declared {
  blanks: readonly ExamFileBlank[]
  values: readonly string[]
}

export type Template = (text: Words) => Words

/**
 * Converts the texts of a file for a plate: partials are expanded, names are changed to those of formulas,
 * forms follow a colon, units are written once. A blank that a partial uses without a declaration counts as
 * empty.
 */
export const examTemplate =
  (partials: Readonly<Record<string, Words>>, { blanks, values }: Declared): Template =>
  (text) => {
    const known = new Set([...blanks.map(({ id }) => id), ...values])
    return Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const written = text[locale]
        if (written === undefined) return []
        const whole = writtenOut(written, (name) => partials[name]?.[locale] ?? '')
        return [
          [locale, named(withHoursAlone(withUnitsOnce(withoutUndeclared(whole, known), blanks), blanks))],
        ]
      }),
    )
  }

const PARTIALS_DEEP = 4
const BLANK = /\{([\w-]+)(?:[.:]([\w-]+))?\}/gu
const OPTIONAL = /\[[^[\]]*\]/gu

function writtenOut(text: string, partial: (name: string) => string): string {
  let whole = text
  for (let depth = 0; depth < PARTIALS_DEEP; depth += 1) {
    whole = whole.replace(/\{@([\w-]+)\}/gu, (_, name: string) => partial(name))
  }
  return whole
}

const withoutUndeclared = (text: string, known: ReadonlySet<string>): string =>
  text
    .replace(OPTIONAL, (part) =>
      [...part.matchAll(BLANK)].every(([, id]) => known.has(id ?? '')) ? part : '',
    )
    .replace(BLANK, (blank, id: string) => (known.has(id) ? blank : ''))

/** A measurement prints its own unit, so the unit after «{dist} cm» is removed. */
const withUnitsOnce = (text: string, blanks: readonly ExamFileBlank[]): string =>
  blanks.reduce((whole, { id, unit }) => {
    if (unit === undefined) return whole
    const blank = `{${id}}`
    return whole.replaceAll(`${blank} ${unit}`, blank)
  }, text)

/** A clock position prints «o’clock» itself, so the word after «{clock}» is removed. */
const withHoursAlone = (text: string, blanks: readonly ExamFileBlank[]): string =>
  blanks
    .filter(({ kind, options }) => kind === 'clock' && !options)
    .reduce((whole, { id }) => {
      const said = new RegExp(`\\{${id}\\}(?=\\s?(?:시|o[’']clock|点|時|Uhr))`, 'gu')
      return whole.replace(said, `{${id}:hour}`)
    }, text)

const named = (text: string): string =>
  text.replace(BLANK, (_, id: string, form: string | undefined) =>
    form === undefined ? `{${blankName(id)}}` : `{${blankName(id)}:${form}}`,
  )
