import { LOCALES, type Locale } from '@pandok/domain'
import type { Path } from '../../document/Finding.ts'
import type { PhraseToken } from '../../document/phrase.ts'
import type { ValueType } from '../../expression/rowOf.ts'
import type { Scope } from '../../expression/Scope.ts'
import { bodyIn } from '../../render/bodyIn.ts'
import { aboutPaths } from './aboutPaths.ts'
import { BOOL, type CheckInSteps, type Checking } from './Checking.ts'
import { type PhraseScopes, phraseScopes } from './phraseScopes.ts'
import { resolve, unknownName } from './reference.ts'

interface Reading {
  checking: Checking
  scopes: PhraseScopes
  locale: Locale
  /**
   * The shared phrases that were checked, by scope and language: each is checked once for every scope in
   * which it is used.
   */
  seen: Map<Scope, Set<string>>
}

/** A group is printed as the number of its rows, and a list of numbers as a size. */
const PRINTED: readonly ValueType[] = ['decimal', 'decimals', 'text', 'bool', 'texts', 'rows']
const COUNTED: readonly ValueType[] = ['decimal', 'rows']
const ANSWERED: readonly ValueType[] = ['text', 'texts']
const SHARED: readonly ValueType[] = ['decimal', 'text', 'bool', 'texts']
const ORDERED: readonly ValueType[] = ['decimal']
const LISTED: readonly ValueType[] = ['rows', 'texts']

/** Checks the names and conditions of every sentence in their scope. */
export function* checkPhrases(checking: Checking): CheckInSteps {
  const scopes = phraseScopes(checking)
  const seen: Reading['seen'] = new Map()
  const scope = checking.scope(undefined)
  for (const [index, output] of checking.definition.outputs.entries()) {
    const path = ['outputs', index]
    if (output.when !== undefined) checking.expression(output.when, [...path, 'when'], scope, BOOL)
    yield
    for (const [{ when }, at] of aboutPaths(output, path)) {
      if (when !== undefined) checking.expression(when, [...at, 'when'], scope, BOOL)
      yield
    }
    for (const locale of LOCALES) {
      const tokens = output.body[locale] ?? []
      yield* checkTokens({ checking, scopes, locale, seen }, tokens, [...path, 'body', locale], scope)
    }
  }
}

function* checkTokens(
  reading: Reading,
  tokens: readonly PhraseToken[],
  path: Path,
  scope: Scope,
): CheckInSteps {
  for (const [index, token] of tokens.entries()) {
    if (typeof token === 'string') continue
    yield* checkToken(reading, token, [...path, index], scope)
  }
}

function* checkToken(
  reading: Reading,
  token: Exclude<PhraseToken, string>,
  path: Path,
  scope: Scope,
): CheckInSteps {
  const { checking, locale } = reading
  if ('v' in token) {
    expectType(checking, token.v, [...path, 'v'], scope, PRINTED)
  } else if ('josa' in token) {
    if (locale !== 'ko') checking.warn('particle.language', path, { locale })
  } else if ('when' in token) {
    checking.expression(token.when, [...path, 'when'], scope, BOOL)
    yield
    yield* checkTokens(reading, token.then, [...path, 'then'], scope)
    yield* checkTokens(reading, token.else ?? [], [...path, 'else'], scope)
  } else if ('each' in token) {
    yield* checkEach(reading, token, path, scope)
  } else if ('plural' in token) {
    expectType(checking, token.plural, [...path, 'plural'], scope, COUNTED)
    for (const [form, tokens] of Object.entries(token.forms)) {
      yield* checkTokens(reading, tokens, [...path, 'forms', form], scope)
    }
  } else if ('answers' in token) {
    yield* checkAnswers(reading, token, path, scope)
  } else if ('lines' in token) {
    yield* checkTokens(reading, token.start ?? [], [...path, 'start'], scope)
    for (const [index, line] of token.lines.entries()) {
      yield* checkTokens(reading, line, [...path, 'lines', index], scope)
    }
  } else if ('use' in token) {
    yield* checkUse(reading, token.use, [...path, 'use'], scope)
  }
}

function expectType(
  checking: Checking,
  name: string,
  path: Path,
  scope: Scope,
  expected: readonly ValueType[],
) {
  const info = resolve(checking, name, path, scope)
  if (!info || expected.includes(info.type)) return info
  checking.error('type.mismatch', path, { name, expected: expected.join('|'), found: info.type })
  return undefined
}

function* checkEach(
  reading: Reading,
  token: Extract<PhraseToken, { each: string }>,
  path: Path,
  scope: Scope,
): CheckInSteps {
  const { checking, scopes } = reading
  const { each: over, as: alias } = token
  for (const part of ['sep', 'last'] as const) {
    yield* checkTokens(reading, token[part] ?? [], [...path, part], scope)
  }
  const info = expectType(checking, over, [...path, 'each'], scope, LISTED)
  if (!info) return
  const isTaken = alias !== undefined && (scope.names.has(alias) || info.row?.has(alias))
  if (isTaken) checking.warn('name.shadowed', [...path, 'as'], { name: alias })
  const inner = scopes.inside(scope, { over, alias }, info)
  if (token.by !== undefined) expectType(checking, token.by, [...path, 'by'], inner, SHARED)
  if (token.order !== undefined) expectType(checking, token.order, [...path, 'order'], inner, ORDERED)
  if (token.where !== undefined) checking.expression(token.where, [...path, 'where'], inner, BOOL)
  yield
  yield* checkTokens(reading, token.body, [...path, 'body'], inner)
}

/** Reports words for an answer that can't be given, because they would never be written. */
function* checkAnswers(
  reading: Reading,
  token: Extract<PhraseToken, { answers: string }>,
  path: Path,
  scope: Scope,
): CheckInSteps {
  const info = expectType(reading.checking, token.answers, [...path, 'answers'], scope, ANSWERED)
  yield* checkTokens(reading, token.sep ?? [], [...path, 'sep'], scope)
  for (const [answer, phrase] of Object.entries(token.say)) {
    const at = [...path, 'say', answer]
    if (info?.options && !info.options.some(({ id }) => id === answer))
      reading.checking.error('option.unknown', at, { option: answer, name: token.answers })
    yield* checkTokens(reading, phrase, at, scope)
  }
}

/** A shared phrase is checked where it is used, because the names that it may use depend on that. */
function* checkUse(reading: Reading, name: string, path: Path, scope: Scope): CheckInSteps {
  const { checking, seen } = reading
  const { partials } = checking.definition
  const place = partials.findIndex(({ id }) => id === name)
  const partial = partials[place]
  if (!partial) {
    const ids = partials.map(({ id }) => id)
    unknownName(checking, name, path, ids)
    return
  }
  const found = bodyIn(partial.body, reading.locale)
  if (!found) return
  const { body, locale } = found
  const before = seen.get(scope) ?? new Set()
  seen.set(scope, before)
  const key = `${name};${locale}`
  if (before.has(key)) return
  before.add(key)
  yield* checkTokens({ ...reading, locale }, body, ['partials', place, 'body', locale], scope)
}
