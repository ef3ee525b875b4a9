import { LOCALES } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

const LONGEST = 24

/**
 * A shared phrase has no label, and its id is meant for formulas. Its name is therefore its text, in the
 * language of the screen if it has one, or its position if it consists of values alone.
 */
export function partialName(partials: ModuleDefinition['partials'], id: string, text: Text): string {
  const at = partials.findIndex((partial) => partial.id === id)
  const body = partials[at]?.body
  if (!body) return id
  const tokens = [text.locale, ...LOCALES].map((locale) => body[locale]).find((each) => each?.length)
  const words = (tokens ?? [])
    .map((token) => (typeof token === 'string' ? token : ' … '))
    .join('')
    .replaceAll(/(?:\s*…)+\s*/gu, ' … ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(words)) return text('moduleLogic.partial.unnamed', { number: at + 1 })
  const letters = [...words]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words
}
