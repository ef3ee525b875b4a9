import { LOCALES, type Locale } from '@pandok/domain'
import {
  type InputKind,
  type ModuleDefinition,
  type Option,
  type ResultKind,
  textOf,
} from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { valueName } from './valueName.ts'

/** A name that formulas, tables and sentences may use, with its display name. */
export interface NamedField {
  id: string
  /** In the language of the screen. */
  label: string
  source: 'input' | 'computed' | 'group' | 'earlier'
  kind: InputKind | ResultKind | 'rows'
  options: readonly Option[]
  unit: string | undefined
  decimals: number | undefined
  /** The repeat group whose rows have it. */
  group: string | undefined
  /** Its labels in every language, for searching. */
  words: string
}

/** The display name, followed by the id, «크기 (size_mm)», if another field has the same name. */
export function nameAmong(
  fields: readonly Pick<NamedField, 'id' | 'label'>[],
  { id, label }: Pick<NamedField, 'id' | 'label'>,
): string {
  const isShared = fields.some((field) => field.id !== id && field.label === label)
  return isShared && label !== id ? `${label} (${id})` : label
}

/** Returns all names of a module in their order. With `text`, values without a label get a descriptive name. */
export function namedFields(definition: ModuleDefinition, locale: Locale, text?: Text): NamedField[] {
  return [
    ...definition.inputs.map((input): NamedField => {
      const unit = 'unit' in input ? input.unit : undefined
      const options = optionsOf(input)
      const decimals = 'decimals' in input ? input.decimals : undefined
      const { id, kind, group } = input
      return { id, source: 'input', kind, options, unit, decimals, group, ...named(input, locale) }
    }),
    ...definition.computed.map((computed): NamedField => {
      const { id, kind, options = [], unit, decimals, group } = computed
      const own = named(computed, locale)
      const label = text ? valueName(definition, id, text) : own.label
      return { id, source: 'computed', kind, options, unit, decimals, group, ...own, label }
    }),
    ...definition.groups.map((group): NamedField => {
      const { id } = group
      const nothing = { options: [], unit: undefined, decimals: undefined, group: undefined }
      return { id, source: 'group', kind: 'rows', ...nothing, ...named(group, locale) }
    }),
  ]
}

function optionsOf(input: ModuleDefinition['inputs'][number]): readonly Option[] {
  if (input.kind === 'side') return (input.sides ?? ['R', 'L', 'B']).map((id) => ({ id, label: {} }))
  return 'options' in input ? input.options : []
}

function named(
  item: { id: string; label?: Partial<Record<Locale, string>> | undefined },
  locale: Locale,
): Pick<NamedField, 'label' | 'words'> {
  const labels = LOCALES.map((each) => item.label?.[each] ?? '').filter((label) => label !== '')
  return {
    label: textOf(item.label, locale) || item.id,
    words: [item.id, ...labels].join('\n').toLowerCase(),
  }
}

/** The names that can be used in `group`: the module's own, and those of the group's rows. */
export const fieldsInScope = (fields: readonly NamedField[], group?: string): NamedField[] =>
  fields.filter((field) => field.group === undefined || field.group === group)

export const isNumeric = ({ kind }: Pick<NamedField, 'kind'>): boolean =>
  kind === 'number' || kind === 'integer' || kind === 'measure'

/** A size of several dimensions is compared by the greatest of them. */
export const isCompared = (field: Pick<NamedField, 'kind'>): boolean =>
  isNumeric(field) || field.kind === 'size'
