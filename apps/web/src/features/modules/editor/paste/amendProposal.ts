import type { Locale } from '@pandok/domain'
import { renameFields } from '@pandok/exchange/proposal'
import type { Input, InputKind, ModuleDefinition } from '@pandok/module-engine'
import { changeKind } from '../inputs/changeKind.ts'

/** The changes that a person makes to a proposed input. */
export interface Amendment {
  label?: string
  kind?: InputKind
}

export type Amendments = Readonly<Record<string, Amendment>>

const PLAIN: readonly InputKind[] = ['text', 'number', 'integer', 'date']

/**
 * The kinds that an input can become without losing a part of the sentence, such as its unit or its answers.
 */
export function kindsBeside(input: Input): readonly InputKind[] {
  switch (input.kind) {
    case 'choice':
    case 'multi':
      return ['choice', 'multi']
    case 'number':
    case 'integer':
      return input.unit === undefined ? PLAIN : ['number', 'integer']
    case 'text':
    case 'date':
      return PLAIN
    default:
      return [input.kind]
  }
}

/** Applies a member's changes to a proposal. Changes of inputs that no longer exist are ignored. */
export function amendProposal(
  definition: ModuleDefinition,
  amended: Amendments,
  locale: Locale,
): ModuleDefinition {
  const inputs = definition.inputs.map((input) => {
    const kind = amended[input.id]?.kind
    return kind !== undefined && kindsBeside(input).includes(kind) ? changeKind(input, kind) : input
  })
  const names = Object.entries(amended).flatMap(([id, { label }]) =>
    label === undefined ? [] : [[id, label] as const],
  )
  return renameFields({ ...definition, inputs }, Object.fromEntries(names), locale)
}
