import type { Finding } from '@pandok/module-engine'
import type { MessageKey } from './loadCatalogue.ts'
import type { Values } from './message.ts'

type Say = (key: MessageKey, values?: Values) => string

/** For some values of one of their parameters, these codes have a more precise sentence. */
const EXACT: Readonly<Record<string, { param: string; values: readonly string[] }>> = {
  'expression.syntax': {
    param: 'reason',
    values: ['end', 'closing', 'unexpected', 'singleEquals', 'openText', 'escape', 'reserved'],
  },
  'expression.refused': {
    param: 'what',
    values: [
      ...['emptyList', 'map', 'optional', 'controlCharacter', 'null', 'bytes', 'number', 'unit', 'member'],
      ...['nestedComprehension', 'comprehensionForm', 'priorOf'],
    ],
  },
  'expression.tooCostly': { param: 'limit', values: ['depth', 'list', 'module'] },
}
const WITH_NEAREST: readonly string[] = ['name.unknown', 'option.unknown']

const KINDS: readonly string[] = [
  ...['decimal', 'number', 'integer', 'text', 'string', 'choice', 'bool', 'boolean', 'texts', 'decimals'],
  ...['bools', 'rows', 'row', 'any', 'range', 'array', 'object', 'null'],
]
const LANGUAGES: readonly string[] = ['ko', 'en', 'zh', 'ja', 'de']
const NAMED: Readonly<Record<string, { prefix: string; words: readonly string[] }>> = {
  expected: { prefix: 'finding.kind.', words: KINDS },
  found: { prefix: 'finding.kind.', words: KINDS },
  locale: { prefix: 'finding.language.', words: LANGUAGES },
}

/** Returns the sentence of a finding, in which kinds of values and languages are named in words. */
export function findingText(finding: Finding, say: Say): string {
  const params = Object.entries(finding.params ?? {})
  const values = params.map(([name, value]) => [name, inWords(name, value, say)] as const)
  return say(findingKey(finding), Object.fromEntries(values))
}

function findingKey({ code, params = {} }: Finding): MessageKey {
  if (params['nearest'] !== undefined && WITH_NEAREST.includes(code)) return key(code, 'nearest')
  const exact = EXACT[code]
  const value = exact && String(params[exact.param])
  return value && exact.values.includes(value) ? key(code, value) : key(code)
}

/** A test, not the compiler, checks that each of these keys has a text. */
const key = (...parts: string[]) => ['finding', ...parts].join('.') as MessageKey

function inWords(name: string, value: string | number, say: Say): string | number {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (!named || typeof value === 'number') return value
  const word = (part: string) =>
    named.words.includes(part) ? say((named.prefix + part) as MessageKey) : part
  return value.split(/\||, /u).map(word).join(', ')
}
