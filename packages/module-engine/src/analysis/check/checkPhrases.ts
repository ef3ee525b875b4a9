import { LOCALES, type Locale } from '@pandok/domain'
import type { Path } from '../../document/Finding.ts'
import type { PhraseToken } from '../../document/phrase.ts'
import type { Scope } from '../../expression/Scope.ts'
import type { ValueType } from '../../expression/value.ts'
import { BOOL, type Checking } from './Checking.ts'
import { resolve, unknownName } from './reference.ts'

interface Reading {
  checking: Checking
  locale: Locale
  /** The partials that are being read, from the outside inwards. */
  inside: readonly string[]
  /** Partial, language and scope that were read: what is shared is checked once for each place that it can stand in. */
  seen: Set<string>
}

const PRINTED: readonly ValueType[] = ['decimal', 'text', 'bool', 'texts', 'decimals', 'bools', 'any']

/** Names and conditions of every sentence, in the scope in which they stand. */
export function checkPhrases(checking: Checking): void {
  const { definition } = checking
  const seen = new Set<string>()
  definition.outputs.forEach((output, index) => {
    const path = ['outputs', index]
    const scope = checking.scope(undefined)
    if (output.when !== undefined) checking.expression(output.when, [...path, 'when'], scope, BOOL)
    for (const locale of LOCALES) {
      const tokens = output.body[locale]
      if (tokens)
        checkTokens({ checking, locale, inside: [], seen }, tokens, [...path, 'body', locale], scope)
    }
  })
}

function checkTokens(reading: Reading, tokens: readonly PhraseToken[], path: Path, scope: Scope): void {
  tokens.forEach((token, index) => {
    if (typeof token !== 'string') checkToken(reading, token, [...path, index], scope)
  })
}

function checkToken(reading: Reading, token: Exclude<PhraseToken, string>, path: Path, scope: Scope): void {
  const { checking } = reading
  if ('v' in token) {
    expectType(checking, token.v, [...path, 'v'], scope, PRINTED)
  } else if ('josa' in token) {
    if (reading.locale !== 'ko') checking.warn('particle.language', path, { locale: reading.locale })
  } else if ('when' in token) {
    checking.expression(token.when, [...path, 'when'], scope, BOOL)
    checkTokens(reading, token.then, [...path, 'then'], scope)
    if (token.else) checkTokens(reading, token.else, [...path, 'else'], scope)
  } else if ('each' in token) {
    checkEach(reading, token, path, scope)
  } else if ('plural' in token) {
    expectType(checking, token.plural, [...path, 'plural'], scope, ['decimal', 'rows', 'texts'])
    for (const [form, tokens] of Object.entries(token.forms)) {
      checkTokens(reading, tokens, [...path, 'forms', form], scope)
    }
  } else if ('use' in token) {
    checkUse(reading, token.use, [...path, 'use'], scope)
  }
}

function expectType(
  checking: Checking,
  name: string,
  path: Path,
  scope: Scope,
  expected: readonly ValueType[],
): void {
  const info = resolve(checking, name, path, scope)
  if (!info || expected.includes(info.type)) return
  checking.error('type.mismatch', path, { name, expected: expected[0] ?? '', found: info.type })
}

function checkEach(
  reading: Reading,
  token: Extract<PhraseToken, { each: string }>,
  path: Path,
  scope: Scope,
): void {
  const { checking } = reading
  const info = resolve(checking, token.each, [...path, 'each'], scope)
  if (!info) return
  if (info.type !== 'rows') {
    checking.error('type.mismatch', [...path, 'each'], {
      name: token.each,
      expected: 'rows',
      found: info.type,
    })
    return
  }
  const inner = checking.scope(token.each)
  if (token.where !== undefined) checking.expression(token.where, [...path, 'where'], inner, BOOL)
  checkTokens(reading, token.body, [...path, 'body'], inner)
  for (const part of ['sep', 'last'] as const) {
    const tokens = token[part]
    if (tokens) checkTokens(reading, tokens, [...path, part], scope)
  }
}

/** A shared piece is read where it is used: what it may name depends on that. */
function checkUse(reading: Reading, name: string, path: Path, scope: Scope): void {
  const { checking, locale, inside, seen } = reading
  const { partials } = checking.definition
  const place = partials.findIndex(({ id }) => id === name)
  const partial = partials[place]
  if (!partial) {
    const ids = partials.map(({ id }) => id)
    unknownName(checking, name, path, ids)
    return
  }
  const key = `${name};${locale};${scope.group ?? ''}`
  if (inside.includes(name) || seen.has(key)) return
  seen.add(key)
  const tokens = partial.body[locale]
  if (!tokens) return
  const inner = { ...reading, inside: [...inside, name] }
  checkTokens(inner, tokens, ['partials', place, 'body', locale], scope)
}
