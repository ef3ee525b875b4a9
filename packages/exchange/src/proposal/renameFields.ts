import type { Locale } from '@pandok/domain'
import { LABEL_MAX_CHARACTERS, type ModuleDefinition, textOf } from '@pandok/module-engine'

/** Names that a person gave to fields, by the id of the input. */
export type FieldNames = Readonly<Record<string, string>>

/** Gives fields the names that a person chose. Sentences refer to ids and therefore don't change. */
export function renameFields(
  definition: ModuleDefinition,
  names: FieldNames | undefined,
  locale: Locale,
): ModuleDefinition {
  if (names === undefined) return definition
  const inputs = definition.inputs.map((input) => {
    const name = names[input.id]?.trim().slice(0, LABEL_MAX_CHARACTERS)
    return name === undefined || name === '' ? input : { ...input, label: { ...input.label, [locale]: name } }
  })
  return { ...definition, inputs }
}

export const fieldNames = ({ inputs }: ModuleDefinition, locale: Locale): string[] =>
  inputs.map((input) => textOf(input.label, locale) ?? input.id)
