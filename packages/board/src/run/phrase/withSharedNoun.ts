import type { Blank } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'

/** A noun that ends what is said of a list: «tendon.», not the «bone» of «bone contusion». */
const NOUN = /^ (\p{L}+)(?=$|[.,;:)]|\s(?:and|are|at|in|is|of|on|to|with|without)\b)/u

/**
 * The text after a list, where an English noun that its answers share has its plural if there are several:
 * «the supraspinatus tendon», «the supraspinatus and infraspinatus tendons».
 */
export function withSharedNoun(
  text: string,
  list: Blank | undefined,
): readonly [noun: readonly PhraseToken[], rest: string] {
  const noun = list?.kind === 'multi' ? NOUN.exec(text)?.[1] : undefined
  const plural = noun === undefined ? undefined : list?.nouns?.[noun]
  if (!list || noun === undefined || plural === undefined) return [[], text]
  const isSeveral = `size(${list.id}) > 1`
  return [[whenToken(isSeveral, [` ${plural}`], [` ${noun}`])], text.slice(noun.length + 1)]
}
