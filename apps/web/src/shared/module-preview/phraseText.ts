import type { PhraseToken } from '@pandok/module-engine'

/** A phrase in one line, for reading only: fields in brackets, conditions in braces. */
export const phraseText = (tokens: readonly PhraseToken[]): string => tokens.map(tokenText).join('')

function tokenText(token: PhraseToken): string {
  if (typeof token === 'string') return token
  if ('v' in token) return `[${token.v}]`
  if ('josa' in token) return `(${token.josa})`
  if ('article' in token) return `(${token.article})`
  if ('when' in token) {
    const other = token.else ? ` | ${phraseText(token.else)}` : ''
    return `{${token.when}: ${phraseText(token.then)}${other}}`
  }
  if ('each' in token) return `{${token.each}…: ${phraseText(token.body)}}`
  if ('plural' in token) {
    const forms = Object.values(token.forms).map((form) => phraseText(form))
    return `{${token.plural}#: ${forms.join(' | ')}}`
  }
  if ('use' in token) return `[→${token.use}]`
  if ('answers' in token) return `{${token.answers}: ${Object.values(token.say).map(phraseText).join(' | ')}}`
  if ('lines' in token) return token.lines.map(phraseText).join(' ⏎ ')
  return ' ⏎ '.repeat(token.br)
}
