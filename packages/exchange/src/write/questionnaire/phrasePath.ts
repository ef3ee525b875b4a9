import type { Locale } from '@pandok/domain'
import {
  type Computed,
  type Input,
  type ModuleDefinition,
  type PhraseToken,
  printValue,
  withUnit,
} from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { quoted } from './Path.ts'
import type { PathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { variableOf } from './variableOf.ts'

/**
 * Converts a sentence in one language into a FHIRPath for its text. Grammar that depends on pronunciation
 * can't be expressed.
 */
export function phrasePath(
  tokens: readonly PhraseToken[],
  definition: ModuleDefinition,
  scope: PathScope,
  locale: Locale,
  depth = 0,
): string {
  if (depth > 12) throw new Inexpressible('depth')
  const parts = tokens.map((token) => tokenPath(token, definition, scope, locale, depth))
  return parts.length === 0 ? "''" : parts.length === 1 ? (parts[0] ?? "''") : `(${parts.join(' + ')})`
}

function tokenPath(
  token: PhraseToken,
  definition: ModuleDefinition,
  scope: PathScope,
  locale: Locale,
  depth: number,
): string {
  const inner = (tokens: readonly PhraseToken[]) => phrasePath(tokens, definition, scope, locale, depth + 1)
  if (typeof token === 'string') return quoted(token)
  if ('br' in token) return quoted('\n'.repeat(token.br))
  if ('v' in token) return valueText(token, definition, scope, locale)
  if ('when' in token) {
    const condition = pathOf(token.when, scope)
    // An undecided condition writes neither branch.
    return `iif(${condition.source}, ${inner(token.then)}, ${condition.isKnown ? inner(token.else ?? []) : `iif(${condition.source}.exists(), ${inner(token.else ?? [])}, '')`})`
  }
  if ('use' in token) {
    const partial = definition.partials.find(({ id }) => id === token.use)
    const body =
      partial &&
      (partial.body[locale] ?? partial.body.ko ?? partial.body.en ?? Object.values(partial.body)[0])
    if (!body) throw new Inexpressible('use')
    return inner(body)
  }
  if ('lines' in token) return linesPath(token, inner)
  throw new Inexpressible(Object.keys(token)[0] ?? 'token')
}

/** Empty lines are omitted. While a line waits for a value, so does the whole text, as in the engine. */
function linesPath(
  { lines, numbered, start = [] }: Extract<PhraseToken, { lines: PhraseToken[][] }>,
  inner: (tokens: readonly PhraseToken[]) => string,
): string {
  if (lines.some((line) => line.some((one) => typeof one === 'object' && 'each' in one)))
    throw new Inexpressible('lines')
  const written = lines.map((line) => `(${inner(line)})`)
  const [first, ...more] = written
  if (first === undefined) return "''"
  const waiting = written.filter((_, at) => JSON.stringify(lines[at]).includes('"v":'))
  const kept = `${first}${more.map((line) => `.combine(${line})`).join('')}.where($this.trim() != '')`
  const begun = start.length === 0 ? kept : `${kept}.select(${inner(start)} + $this)`
  const opened = start.length === 0 ? '' : `${inner(start)} + `
  const several = `${kept}.select(${opened}($index + 1).toString() + '. ' + $this)`
  const joined =
    numbered === true
      ? `iif(${kept}.count() > 1, ${several}.join('\\n'), ${begun}.join('\\n'))`
      : `${begun}.join('\\n')`
  if (waiting.length === 0) return joined
  return `iif(${waiting.map((line) => `${line}.exists()`).join(' and ')}, ${joined}, {})`
}

function valueText(
  { v, fmt = {} }: Extract<PhraseToken, { v: string }>,
  definition: ModuleDefinition,
  scope: PathScope,
  locale: Locale,
): string {
  const named = scope.names.get(v)
  if (!named || (named.group !== undefined && named.group !== scope.group)) throw new Inexpressible(v)
  const input = definition.inputs.find(({ id }) => id === v)
  const owner = input ?? definition.computed.find(({ id }) => id === v)
  const options = owner && 'options' in owner ? owner.options : undefined
  const said = (id: string, value: Printable) => [id, printValue(value, fmt, locale).text] as const
  if (named.kind === 'choice' && options)
    return wordsPath(
      v,
      options.map(({ id }) => said(quoted(id), { kind: 'answers', ids: [id], options })),
    )
  if (input?.kind === 'side')
    return wordsPath(
      v,
      (['R', 'L', 'B'] as const).map((side) => said(quoted(side), { kind: 'side', value: side })),
    )
  if (named.kind === 'bool') {
    const own = input?.kind === 'bool' ? { input } : {}
    return wordsPath(
      v,
      [true, false].map((value) => said(String(value), { kind: 'bool', value, ...own })),
    )
  }
  if (fmt.case !== undefined) throw new Inexpressible('fmt')
  if (named.kind === 'text') return variableOf(v)
  if (named.kind === 'decimal' && owner) return numberText(v, fmt, owner, locale)
  throw new Inexpressible(named.kind)
}

type Printable = Parameters<typeof printValue>[0]

/** Returns the words of each value as the engine prints them; a missing value has none. */
const wordsPath = (name: string, words: readonly (readonly [value: string, text: string])[]): string =>
  words.reduceRight(
    (rest, [value, text]) => `iif(${variableOf(name)} = ${value}, ${quoted(text)}, ${rest})`,
    '{}',
  )

/**
 * An input is written as it was entered, a value with its decimals. FHIRPath drops trailing zeros, so a fixed
 * number of decimals is assembled from a whole number.
 */
function numberText(
  name: string,
  fmt: { dp?: number | undefined; unit?: string | undefined },
  owner: Input | Computed,
  locale: Locale,
): string {
  const isComputed = 'expr' in owner || 'table' in owner || 'score' in owner
  const decimals = fmt.dp ?? (isComputed && 'decimals' in owner ? owner.decimals : undefined)
  const point = locale === 'de' ? ',' : '.'
  const plain = `${variableOf(name)}.toString()`
  const number =
    decimals === undefined
      ? locale === 'de'
        ? `${plain}.replace('.', ',')`
        : plain
      : fixedPath(variableOf(name), decimals, point)
  const unit = 'unit' in owner && fmt.unit !== 'hide' ? owner.unit : undefined
  if (unit === undefined) return `(${number})`
  const [one, other] = ['1', '2'].map((count) => withUnit(count, unit, locale).slice(1)) as [string, string]
  const behind = one === other ? quoted(other) : `iif(${plain} = '1', ${quoted(one)}, ${quoted(other)})`
  return `(${number} + ${behind})`
}

/** Rounds half away from zero. An earlier rounding keeps a binary 2.675 from being smaller than that. */
function fixedPath(source: string, decimals: number, point: string): string {
  const factor = `1${'0'.repeat(decimals)}`
  const whole = `((${source}.abs() * ${factor}).round(6) + 0.5).truncate()`
  const sign = `iif(${source} < 0 and $this > 0, '-', '')`
  if (decimals === 0) return `${whole}.select(${sign} + $this.toString())`
  const behind = `(${factor} + ($this mod ${factor})).toString().substring(1)`
  return `${whole}.select(${sign} + ($this div ${factor}).toString() + ${quoted(point)} + ${behind})`
}
