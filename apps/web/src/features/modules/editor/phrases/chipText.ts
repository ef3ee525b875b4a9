import { type ModuleDefinition, type PhraseToken, ROW_NUMBER } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { partialName } from './partialName.ts'

/** Names for chips: those of the module, in the language of the screen. */
export interface ChipNames {
  fields: readonly NamedField[]
  partials: ModuleDefinition['partials']
  text: Text
}

export interface Chip {
  label: string
  look: 'value' | 'particle' | 'article' | 'lines' | 'piece'
  /** True if it refers to something that the module no longer has. */
  isBroken: boolean
}

export function chipOf(token: Exclude<PhraseToken, string>, { fields, partials, text }: ChipNames): Chip {
  const nameOf = (id: string) => fields.find((field) => field.id === id)?.label
  if ('v' in token) {
    const label = token.v === ROW_NUMBER ? text('moduleLogic.phrase.rowNumber') : nameOf(token.v)
    return { label: label ?? token.v, look: 'value', isBroken: label === undefined }
  }
  if ('josa' in token) return { label: token.josa, look: 'particle', isBroken: false }
  if ('article' in token)
    return { label: token.article === 'A' ? 'A/An' : 'a/an', look: 'article', isBroken: false }
  if ('br' in token) return { label: token.br === 2 ? '↵↵' : '↵', look: 'lines', isBroken: false }
  if ('use' in token) {
    const isThere = partials.some(({ id }) => id === token.use)
    return {
      label: text('moduleLogic.phrase.chip.use', { name: partialName(partials, token.use, text) }),
      look: 'piece',
      isBroken: !isThere,
    }
  }
  if ('each' in token) {
    const name = nameOf(token.each)
    return {
      label: text('moduleLogic.phrase.chip.each', { name: name ?? token.each }),
      look: 'piece',
      isBroken: name === undefined,
    }
  }
  if ('lines' in token) {
    const label = text('moduleLogic.phrase.chip.lines', { count: token.lines.length })
    return { label, look: 'piece', isBroken: false }
  }
  if ('answers' in token) {
    const name = nameOf(token.answers)
    return {
      label: text('moduleLogic.phrase.chip.answers', { name: name ?? token.answers }),
      look: 'piece',
      isBroken: name === undefined,
    }
  }
  if ('plural' in token) {
    const name = nameOf(token.plural)
    return {
      label: text('moduleLogic.phrase.chip.plural', { name: name ?? token.plural }),
      look: 'piece',
      isBroken: name === undefined,
    }
  }
  return {
    label: text('moduleLogic.phrase.chip.when', { condition: token.when }),
    look: 'piece',
    isBroken: false,
  }
}

/** A phrase as plain text with the names of its chips, «크기는 [크기] cm», for previews and lists. */
export function phraseText(phrase: readonly PhraseToken[], names: ChipNames): string {
  return phrase
    .map((token) => {
      if (typeof token === 'string') return token
      if ('when' in token) return phraseText(token.then, names)
      if ('br' in token) return '\n'.repeat(token.br)
      if ('lines' in token) return token.lines.map((line) => phraseText(line, names)).join('\n')
      if ('each' in token) return `[${phraseText(token.body, names)} …]`
      return `[${chipOf(token, names).label}]`
    })
    .join('')
}
