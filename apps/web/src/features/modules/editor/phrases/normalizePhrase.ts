import type { PhraseToken } from '@pandok/module-engine'

/**
 * Brings a phrase into canonical form: adjacent texts are joined, a line end in a text becomes a break, and
 * empty parts are removed. The editor reads and writes only this form.
 */
export function normalizePhrase(phrase: readonly PhraseToken[]): PhraseToken[] {
  const tokens: PhraseToken[] = []
  for (const token of phrase.flatMap(normalizeToken)) {
    const last = tokens.at(-1)
    if (typeof token === 'string' && typeof last === 'string') tokens[tokens.length - 1] = last + token
    else tokens.push(token)
  }
  return tokens
}

function normalizeToken(token: PhraseToken): PhraseToken[] {
  if (typeof token === 'string') return breakLines(token)
  if ('v' in token) return [{ v: token.v, ...definedOnly({ fmt: formatOf(token.fmt) }) }]
  if ('when' in token) return normalizeWhen(token)
  if ('each' in token) {
    const { each, as, where, by, sep, last, body } = token
    const parts = { as, where, by, sep: filled(sep), last: filled(last) }
    return [{ each, ...definedOnly(parts), body: normalizePhrase(body) }]
  }
  if ('plural' in token) {
    const forms = Object.entries(token.forms).map(
      ([form, phrase]) => [form, normalizePhrase(phrase)] as const,
    )
    return [{ plural: token.plural, forms: Object.fromEntries(forms) }]
  }
  if ('lines' in token) {
    const parts = { numbered: token.numbered || undefined, start: filled(token.start) }
    return [{ lines: token.lines.map(normalizePhrase), ...definedOnly(parts) }]
  }
  if ('answers' in token) {
    const said = Object.entries(token.say).map(([answer, phrase]) => [answer, normalizePhrase(phrase)])
    return [
      { answers: token.answers, say: Object.fromEntries(said), ...definedOnly({ sep: filled(token.sep) }) },
    ]
  }
  return [token]
}

function normalizeWhen(token: Extract<PhraseToken, { when: string }>): PhraseToken[] {
  const otherwise = filled(token.else)
  const taken = normalizePhrase(token.then)
  if (taken.length === 0 && !otherwise) return []
  return [{ when: token.when, then: taken, ...definedOnly({ else: otherwise }) }]
}

function breakLines(text: string): PhraseToken[] {
  const parts = text.replaceAll('\r\n', '\n').split(/(\n{1,2})/u)
  return parts.filter((part) => part !== '').map((part) => lineToken(part))
}

const lineToken = (part: string): PhraseToken =>
  part === '\n' ? { br: 1 } : part === '\n\n' ? { br: 2 } : part

function filled(phrase: PhraseToken[] | undefined): PhraseToken[] | undefined {
  const normal = phrase && normalizePhrase(phrase)
  return normal && normal.length > 0 ? normal : undefined
}

type Format = NonNullable<Extract<PhraseToken, { v: string }>['fmt']>

function formatOf(format: Format | undefined): Format | undefined {
  const kept = format && definedOnly(format)
  return kept && Object.keys(kept).length > 0 ? kept : undefined
}

function definedOnly<T extends object>(parts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(parts).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
