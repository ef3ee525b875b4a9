import type { Blank } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'

/** Matches a noun after which the noun phrase ends: «tendon.», but not the «bone» of «bone contusion». */
const SHARED = /^ (\p{L}+)(?=$|[.,;:)]|\s(?:and|are|at|in|is|of|on|to|with|without)\b)/u
/** A plural in small letters; «has», «was», «mass» and «sinus» are none. */
const COUNTED = /^ (\p{Ll}{2,}[^\P{Ll}isu]s)(?![\p{L}\p{N}])/u

/**
 * The text after an English answer, where the noun in it follows the answer: «the supraspinatus and infraspinatus
 * tendons» behind a list of several, «1 pass» behind a count of one.
 */
export function nounAfter(
  text: string,
  answer: Blank | undefined,
): readonly [noun: readonly PhraseToken[], rest: string] {
  const found = answer && followed(text, answer)
  if (!found) return [[], text]
  const { noun, when, other } = found
  return [[whenToken(when, [` ${other}`], [` ${noun}`])], text.slice(noun.length + 1)]
}

interface Followed {
  noun: string
  /** The condition under which the other form of the noun stands. */
  when: string
  other: string
}

function followed(text: string, { id, kind, nouns }: Blank): Followed | undefined {
  if (kind === 'multi') {
    const noun = SHARED.exec(text)?.[1] ?? ''
    const plural = nouns?.[noun]
    return plural === undefined ? undefined : { noun, when: `size(${id}) > 1`, other: plural }
  }
  const noun = kind === 'count' ? COUNTED.exec(text)?.[1] : undefined
  return noun === undefined ? undefined : { noun, when: `${id} == 1`, other: singularOf(noun) }
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return /(?:ss|us|x|ch|sh)es$/u.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1)
}
