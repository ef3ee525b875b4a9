import { renameReference } from '../../expression/priorNames.ts'
import type { PhraseToken } from '../phrase.ts'

export interface PhraseNames {
  /** Renames an input, a computed value or a group. */
  value: (name: string) => string
  partial: (name: string) => string
  expression: (source: string) => string
  /** Renames an option; without it, options keep their ids. */
  option?: (name: string, answer: string) => string
}

/** Applies a renaming to every name in a phrase. */
export function renamePhrase(phrase: readonly PhraseToken[], names: PhraseNames): PhraseToken[] {
  return phrase.map((token) => renameToken(token, names))
}

function renameToken(token: PhraseToken, names: PhraseNames): PhraseToken {
  if (typeof token === 'string') return token
  const inside = (phrase: PhraseToken[]) => renamePhrase(phrase, names)
  if ('v' in token) return { ...token, v: renameReference(token.v, names.value) }
  if ('use' in token) return { use: names.partial(token.use) }
  if ('when' in token)
    return {
      when: names.expression(token.when),
      // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
      then: inside(token.then),
      ...(token.else && { else: inside(token.else) }),
    }
  if ('each' in token)
    return {
      ...token,
      each: names.value(token.each),
      ...(token.by !== undefined && { by: names.value(token.by) }),
      ...(token.order !== undefined && { order: names.value(token.order) }),
      ...(token.where !== undefined && { where: names.expression(token.where) }),
      ...(token.sep && { sep: inside(token.sep) }),
      ...(token.last && { last: inside(token.last) }),
      body: inside(token.body),
    }
  if ('plural' in token) {
    const forms = Object.entries(token.forms).map(([form, phrase]) => [form, inside(phrase)])
    return { plural: names.value(token.plural), forms: Object.fromEntries(forms) }
  }
  if ('lines' in token)
    return { ...token, lines: token.lines.map(inside), ...(token.start && { start: inside(token.start) }) }
  if ('answers' in token) {
    const said = Object.entries(token.say).map(([answer, phrase]) => [
      names.option?.(token.answers, answer) ?? answer,
      inside(phrase),
    ])
    return {
      answers: names.value(token.answers),
      say: Object.fromEntries(said),
      ...(token.sep && { sep: inside(token.sep) }),
    }
  }
  return token
}
