import type { Locale } from '@pandok/domain'
import {
  type Computed,
  type Input,
  type ModuleDefinition,
  type Option,
  type PhraseToken,
  textOf,
} from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { quoted } from './Path.ts'
import type { PathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { variableOf } from './variableOf.ts'

/**
 * Converts a sentence in one language into a FHIRPath for its text. Grammar that depends on sound can't be
 * expressed.
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
  if ('lines' in token) {
    if (
      token.numbered === true ||
      token.start ||
      token.lines.some((line) => line.some((one) => typeof one === 'object' && 'each' in one))
    )
      throw new Inexpressible('lines')
    const lines = token.lines.map((line) => `(${inner(line)})`)
    const [first, ...more] = lines
    if (first === undefined) return "''"
    return `${first}${more.map((line) => `.combine(${line})`).join('')}.where($this != '').join('\\n')`
  }
  throw new Inexpressible(Object.keys(token)[0] ?? 'token')
}

function valueText(
  { v, fmt = {} }: Extract<PhraseToken, { v: string }>,
  definition: ModuleDefinition,
  scope: PathScope,
  locale: Locale,
): string {
  const named = scope.names.get(v)
  if (!named || (named.group !== undefined && named.group !== scope.group)) throw new Inexpressible(v)
  if (fmt.case !== undefined || fmt.form !== undefined || fmt.as === 'points' || fmt.part !== undefined)
    throw new Inexpressible('fmt')
  const owner = definition.inputs.find(({ id }) => id === v) ?? definition.computed.find(({ id }) => id === v)
  const options = owner && 'options' in owner ? owner.options : undefined
  if (named.kind === 'choice' && options) return optionText(v, options, fmt.as, locale)
  if (named.kind === 'text') return variableOf(v)
  if (named.kind === 'decimal' && owner) return numberText(v, fmt, owner, locale)
  throw new Inexpressible(named.kind)
}

function optionText(
  name: string,
  options: readonly Option[],
  as: string | undefined,
  locale: Locale,
): string {
  return options.reduceRight((rest, option) => {
    const words =
      as === 'id'
        ? option.id
        : as === 'label'
          ? textOf(option.label, locale)
          : (textOf(option.text, locale) ?? textOf(option.label, locale))
    return `iif(${variableOf(name)} = ${quoted(option.id)}, ${quoted(words ?? option.id)}, ${rest})`
  }, '{}')
}

/** Numbers are printed by FHIRPath, which drops trailing zeros, so a fixed number of decimals is refused. */
function numberText(
  name: string,
  fmt: { dp?: number | undefined; unit?: string | undefined },
  owner: Input | Computed,
  locale: Locale,
): string {
  if (fmt.dp !== undefined || locale === 'de') throw new Inexpressible('decimals')
  const own = 'unit' in owner ? owner.unit : undefined
  // Only the engine can print a unit that is printed differently from its code.
  if (own !== undefined && fmt.unit !== 'hide' && !/^(?:mm|cm|m|mL|mg|g|kg|%)$/u.test(own))
    throw new Inexpressible('unit')
  const unit = own !== undefined && fmt.unit !== 'hide' ? ` + ${quoted(own === '%' ? '%' : ` ${own}`)}` : ''
  return `(${variableOf(name)}.toString()${unit})`
}
