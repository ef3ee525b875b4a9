import type { Locale } from '@pandok/domain'
import type { ModuleDefinition } from '../document/definition.ts'
import type { Particle, PhraseFormat, PhraseToken } from '../document/phrase.ts'
import type { CompiledExpression } from '../expression/compileExpression.ts'
import { bodyIn } from './bodyIn.ts'
import type { PluralForm } from './pluralForm.ts'

/** The place of a phrase: the `each` that it is in, and the alias of its items. */
export interface PhrasePlace {
  readonly over: string
  readonly alias: string | undefined
  readonly outer: PhrasePlace | undefined
}

export type PhraseFormula = CompiledExpression | 'broken'

export type PreparedToken =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; format: PhraseFormat }
  | { kind: 'josa'; particle: Particle }
  | { kind: 'article'; isCapital: boolean }
  | {
      kind: 'when'
      source: string
      formula: PhraseFormula
      yes: readonly PreparedToken[]
      no: readonly PreparedToken[]
    }
  | {
      kind: 'each'
      place: PhrasePlace
      source: string
      where: PhraseFormula | undefined
      by: string | undefined
      order: string | undefined
      sep: readonly PreparedToken[] | undefined
      last: readonly PreparedToken[] | undefined
      body: readonly PreparedToken[]
    }
  | { kind: 'plural'; name: string; forms: ReadonlyMap<PluralForm, readonly PreparedToken[]> }
  | {
      kind: 'lines'
      lines: readonly (readonly PreparedToken[])[]
      isNumbered: boolean
      start: readonly PreparedToken[]
    }
  | {
      kind: 'answers'
      name: string
      say: ReadonlyMap<string, readonly PreparedToken[]>
      sep: readonly PreparedToken[] | undefined
    }
  | { kind: 'use'; body: readonly PreparedToken[] }

export interface PreparedPhrase {
  tokens: readonly PreparedToken[]
  /** Every name that rendering may read. */
  reads: ReadonlySet<string>
}

export type CompileAt = (source: string, place: PhrasePlace | undefined) => PhraseFormula

const FORMS: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Compiles the formulas of a phrase and resolves its shared parts, once for all sessions of a module. */
export function preparePhrase(
  body: readonly PhraseToken[],
  definition: ModuleDefinition,
  locale: Locale,
  compileAt: CompileAt,
): PreparedPhrase {
  const reads = new Set<string>()
  const shared = new Map<string, PreparedToken[]>()
  const prepareAll: Preparing['prepareAll'] = (tokens, place) =>
    tokens.flatMap((token) => prepareToken(token, place, preparing) ?? [])
  const preparing: Preparing = {
    locale,
    reads,
    prepareAll,
    formulaAt(source, place) {
      const formula = compileAt(source, place)
      if (formula !== 'broken') for (const name of formula.reads) reads.add(name)
      return formula
    },
    use(id, place) {
      const key = `${id} ${placeKey(place)}`
      const known = shared.get(key)
      if (known) return known
      const prepared: PreparedToken[] = []
      shared.set(key, prepared)
      const partial = definition.partials.find((one) => one.id === id)
      const found = partial && bodyIn(partial.body, locale)
      if (found) prepared.push(...prepareAll(found.body, place))
      return prepared
    },
  }
  return { tokens: prepareAll(body, undefined), reads }
}

/** The context in which the parts of a phrase are prepared. */
interface Preparing {
  locale: Locale
  reads: Set<string>
  prepareAll: (tokens: readonly PhraseToken[], place: PhrasePlace | undefined) => PreparedToken[]
  formulaAt: CompileAt
  /**
   * The same part in the same place is prepared once. A part that uses itself finds itself unfinished;
   * rendering stops at it.
   */
  use: (id: string, place: PhrasePlace | undefined) => PreparedToken[]
}

/** Returns undefined for tokens of other languages' grammar. */
function prepareToken(
  token: PhraseToken,
  place: PhrasePlace | undefined,
  preparing: Preparing,
): PreparedToken | undefined {
  const { locale, reads, prepareAll } = preparing
  if (typeof token === 'string') return { kind: 'text', text: token }
  if ('v' in token) {
    reads.add(token.v)
    return { kind: 'value', name: token.v, format: token.fmt ?? {} }
  }
  if ('josa' in token) return locale === 'ko' ? { kind: 'josa', particle: token.josa } : undefined
  if ('article' in token)
    return locale === 'en' ? { kind: 'article', isCapital: token.article === 'A' } : undefined
  if ('br' in token) return { kind: 'text', text: '\n'.repeat(token.br) }
  if ('use' in token) return { kind: 'use', body: preparing.use(token.use, place) }
  if ('lines' in token) {
    const lines = token.lines.map((line) => prepareAll(line, place))
    const start = prepareAll(token.start ?? [], place)
    return { kind: 'lines', lines, isNumbered: token.numbered === true, start }
  }
  if ('answers' in token) {
    reads.add(token.answers)
    const say = Object.entries(token.say).map(([id, phrase]) => [id, prepareAll(phrase, place)] as const)
    return {
      kind: 'answers',
      name: token.answers,
      say: new Map(say),
      sep: token.sep && prepareAll(token.sep, place),
    }
  }
  if ('when' in token) {
    return {
      kind: 'when',
      source: token.when,
      formula: preparing.formulaAt(token.when, place),
      yes: prepareAll(token.then, place),
      no: prepareAll(token.else ?? [], place),
    }
  }
  return 'plural' in token ? preparePlural(token, place, preparing) : prepareEach(token, place, preparing)
}

function preparePlural(
  token: Extract<PhraseToken, { plural: string }>,
  place: PhrasePlace | undefined,
  { reads, prepareAll }: Preparing,
): PreparedToken {
  reads.add(token.plural)
  const forms = FORMS.flatMap((form) => {
    const phrase = token.forms[form]
    return phrase ? [[form, prepareAll(phrase, place)] as const] : []
  })
  return { kind: 'plural', name: token.plural, forms: new Map(forms) }
}

function prepareEach(
  token: Extract<PhraseToken, { each: string }>,
  place: PhrasePlace | undefined,
  { reads, prepareAll, formulaAt }: Preparing,
): PreparedToken {
  reads.add(token.each)
  if (token.by !== undefined) reads.add(token.by)
  if (token.order !== undefined) reads.add(token.order)
  const inner: PhrasePlace = { over: token.each, alias: token.as, outer: place }
  return {
    kind: 'each',
    place: inner,
    source: token.where ?? '',
    where: token.where === undefined ? undefined : formulaAt(token.where, inner),
    by: token.by,
    order: token.order,
    sep: token.sep && prepareAll(token.sep, place),
    last: token.last && prepareAll(token.last, place),
    body: prepareAll(token.body, inner),
  }
}

const placeKey = (place: PhrasePlace | undefined): string =>
  place ? `${place.over}/${place.alias ?? ''}/${placeKey(place.outer)}` : ''
