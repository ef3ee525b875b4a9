import type { Locale } from '@pandok/domain'
import { type Input, type ModuleDefinition, type PhraseToken, textOf } from '@pandok/module-engine'

interface Notation {
  text: string
  /** Parts that the notation can't express. */
  lost: readonly string[]
}

/** Writes a sentence of a module in the notation of `proposeModule`: `[name := a | b*]`, `[name := # mm]`. */
export function notationOf(
  body: readonly PhraseToken[],
  definition: ModuleDefinition,
  locale: Locale,
): Notation {
  const lost = new Set<string>()
  const inputs = new Map(definition.inputs.map((input) => [input.id, input]))
  const written = (tokens: readonly PhraseToken[]): string => tokens.map(write).join('')
  function write(token: PhraseToken): string {
    if (typeof token === 'string') return token
    if ('br' in token) return '\n'.repeat(token.br)
    if ('josa' in token) return token.josa.replace(/^(.+)\/(.+)$/u, '$1($2)')
    if ('lines' in token) return token.lines.map(written).join('\n')
    if ('v' in token) {
      const input = inputs.get(token.v)
      if (input && input.group === undefined) return fieldOf(input, locale)
    }
    lost.add(Object.keys(token)[0] ?? '')
    // The default branch is the best guess.
    if ('when' in token) return written(token.then)
    return 'v' in token ? `[${token.v} := ]` : ''
  }
  return { text: written(body), lost: [...lost] }
}

function fieldOf(input: Input, locale: Locale): string {
  const name = plain(textOf(input.label, locale) ?? input.id)
  if (input.kind === 'choice' || input.kind === 'multi') {
    const isPreset = (id: string) =>
      input.kind === 'choice' ? input.default === id : (input.default?.includes(id) ?? false)
    const options = input.options.map(
      ({ id, label }) => `${plain(textOf(label, locale) ?? id)}${isPreset(id) ? '*' : ''}`,
    )
    return `[${name} := ${options.join(' | ')}]`
  }
  if (input.kind === 'date') return `[${name} := <date>]`
  const unit = 'unit' in input && input.unit ? ` ${plain(input.unit)}` : ''
  const isNumber = input.kind === 'number' || input.kind === 'integer' || input.kind === 'measure'
  return isNumber ? `[${name} := #${unit}]` : `[${name} := ]${input.kind === 'size' ? unit : ''}`
}

const plain = (text: string): string =>
  text
    .replace(/[[\]|*\n]|:=/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
