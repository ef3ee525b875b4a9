import type { Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import { FormulaError } from '../expression/FormulaError.ts'
import type { PrintTable } from './Printed.ts'
import { parseTemplate, type Template } from './parseTemplate.ts'

/** Converts a text of a file into a sentence of a module. */
export const phraseOf = (text: string, locale: Locale, prints: PrintTable): PhraseToken[] =>
  phrase(parseTemplate(text), locale, prints)

function phrase(parts: Template, locale: Locale, prints: PrintTable): PhraseToken[] {
  return parts.flatMap((part): PhraseToken[] => {
    if (part.kind === 'words') return [part.text]
    if (part.kind === 'blank') return printed(part.name, prints).tokens(locale, part.form)
    const inner = phrase(part.parts, locale, prints)
    const conditions = part.parts.flatMap((inside) =>
      inside.kind === 'blank' ? (printed(inside.name, prints).isThere(locale, inside.form) ?? []) : [],
    )
    return conditions.length === 0 ? inner : [whenToken(all(conditions), inner)]
  })
}

/** Returns the conjunction of several conditions. */
const all = (conditions: readonly string[]): string =>
  conditions.length === 1
    ? (conditions[0] ?? 'true')
    : conditions.map((one) => (one.includes('||') ? `(${one})` : one)).join(' && ')

function printed(name: string, prints: PrintTable) {
  const found = prints.get(name)
  if (!found) throw new FormulaError(`nothing is called «${name}»`)
  return found
}
