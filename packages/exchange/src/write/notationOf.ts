import type { Locale, Preset } from '@pandok/domain'
import { type Input, type ModuleDefinition, type PhraseToken, textOf } from '@pandok/module-engine'
import { SIDES } from './sides.ts'

/** A part of a sentence, or of its question, that the notation can't express. */
export interface LostPart {
  what: string
  excerpt: string
}

interface Notation {
  text: string
  lost: readonly LostPart[]
}

/** Writes a sentence of a module in the notation of `proposeModule`: `[name := a | b*]`, `[name := # mm]`. */
export function notationOf(
  body: readonly PhraseToken[],
  definition: ModuleDefinition,
  locale: Locale,
  preset: Preset = {},
): Notation {
  const lost = new Map<string, LostPart>()
  const lose = (what: string, excerpt: string) => lost.set(`${what} ${excerpt}`, { what, excerpt })
  const inputs = new Map(definition.inputs.map((input) => [input.id, input]))
  const written = (tokens: readonly PhraseToken[]): string => tokens.map(write).join('')
  function write(token: PhraseToken): string {
    if (typeof token === 'string') return token
    if ('br' in token) return '\n'.repeat(token.br)
    if ('josa' in token) return token.josa.replace(/^(.+)\/(.+)$/u, '$1($2)')
    if ('lines' in token) return token.lines.map(written).join('\n')
    if ('when' in token) {
      lose('when', token.when)
      // The notation has no conditions, so the text for a fulfilled condition is used.
      return written(token.then)
    }
    if ('v' in token) {
      const input = inputs.get(token.v)
      if (token.fmt?.form !== undefined || token.fmt?.part !== undefined)
        lose('form', `${token.v}: ${token.fmt.form ?? token.fmt.part}`)
      if (input && input.group === undefined) {
        for (const { what, excerpt } of lostOf(input, locale, preset)) lose(what, excerpt)
        return fieldOf(input, locale, preset)
      }
      lose('v', token.v)
      return `[${token.v} := ]`
    }
    lose(Object.keys(token)[0] ?? '', JSON.stringify(token))
    return ''
  }
  return { text: written(body), lost: [...lost.values()] }
}

const presetOf = (input: Input, preset: Preset): unknown => preset[input.id] ?? input.default

function fieldOf(input: Input, locale: Locale, preset: Preset): string {
  const name = nameOf(input, locale)
  const answers = answersOf(input, locale)
  if (answers) {
    const chosen = [presetOf(input, preset)].flat()
    const options = answers.map(({ id, text }) => `${plain(text)}${chosen.includes(id) ? '*' : ''}`)
    return `[${name} := ${options.join(' | ')}]`
  }
  if (input.kind === 'date') return `[${name} := <date>]`
  const unit = 'unit' in input && input.unit ? ` ${plain(input.unit)}` : ''
  const isNumber = input.kind === 'number' || input.kind === 'integer' || input.kind === 'measure'
  return isNumber ? `[${name} := #${unit}]` : `[${name} := ]${input.kind === 'size' ? unit : ''}`
}

const nameOf = (input: Input, locale: Locale): string => plain(textOf(input.label, locale) ?? input.id)

/** Returns the answers of a question with their words in a report. */
function answersOf(input: Input, locale: Locale): { id: string; text: string }[] | undefined {
  if (input.kind === 'side')
    return (input.sides ?? ['R', 'L', 'B']).map((id) => ({ id, text: SIDES[id][locale] }))
  if (input.kind !== 'choice' && input.kind !== 'multi') return undefined
  return input.options.map(({ id, label, text }) => ({
    id,
    text: textOf(text, locale) ?? textOf(label, locale) ?? id,
  }))
}

/** Lists the properties of a question that a field of another program can't have. */
function lostOf(input: Input, locale: Locale, preset: Preset): LostPart[] {
  const name = nameOf(input, locale)
  const limits = (['min', 'max', 'above', 'below'] as const).flatMap((limit) => {
    const value = limit in input ? (input as Partial<Record<typeof limit, unknown>>)[limit] : undefined
    return value === undefined ? [] : [`${limit} ${value}`]
  })
  const first = presetOf(input, preset)
  const isKept = answersOf(input, locale) !== undefined || input.kind === 'date'
  return (
    [
      ['kind', /^(?:multi|bool|size|measure)$/u.test(input.kind) ? input.kind : undefined],
      ['limits', limits.length > 0 ? limits.join(', ') : undefined],
      ['visible', input.visible],
      ['required', typeof input.required === 'string' ? input.required : undefined],
      ['default', first !== undefined && !isKept ? String(first) : undefined],
      ['fill', input.fill && JSON.stringify(input.fill)],
    ] as const
  ).flatMap(([what, said]) => (said === undefined ? [] : [{ what, excerpt: `${name}: ${said}` }]))
}

const plain = (text: string): string =>
  text
    .replace(/[[\]|*\n]|:=/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
