import type { PhraseToken } from './phrase.ts'

export interface PhrasePart {
  /** The path from the token to its phrase. */
  path: readonly (string | number)[]
  phrase: PhraseToken[]
}

/** Returns the phrases directly inside a token. */
export function phraseParts(token: PhraseToken): PhrasePart[] {
  if (typeof token === 'string') return []
  if ('when' in token)
    return present([
      ['then', token.then],
      ['else', token.else],
    ])
  if ('each' in token)
    return present([
      ['sep', token.sep],
      ['last', token.last],
      ['body', token.body],
    ])
  if ('plural' in token)
    return present(Object.entries(token.forms)).map(({ path, phrase }) => ({
      path: ['forms', ...path],
      phrase,
    }))
  if ('lines' in token)
    return [
      ...token.lines.map((phrase, index) => ({ path: ['lines', index], phrase })),
      ...present([['start', token.start]]),
    ]
  if ('answers' in token)
    return [
      ...Object.entries(token.say).map(([answer, phrase]) => ({ path: ['say', answer], phrase })),
      ...present([['sep', token.sep]]),
    ]
  return []
}

const present = (parts: readonly (readonly [key: string, PhraseToken[] | undefined])[]): PhrasePart[] =>
  parts.flatMap(([key, phrase]) => (phrase ? [{ path: [key], phrase }] : []))
