import { type Locale, listNames } from '@pandok/domain'
import {
  type Address,
  type EdgeValue,
  exact,
  formatNumber,
  type Input,
  type ModuleDefinition,
  type Option,
  printUnit,
  textOf,
} from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { tableName } from '../conditions/tableName.ts'

type Shown = EdgeValue | number | null | undefined

/**
 * Display names of a module's ids and values for sentences about it; ids are used only where there is no
 * label.
 */
export interface ModuleNames {
  nameOf(address: Address, rows?: Readonly<Record<string, readonly string[]>>): string
  valueOf(id: string, value: Shown): string
  /** A value in the notation of tests: `true` and `false` for yes and no, several answers in one text. */
  writtenOf(id: string, value: string | null): string
  /** An answer as quoted in a formula: an option, a side, or a text. */
  answerOf(id: string, answer: string): string
  /** Whether the answer has a name in words. */
  isAnswer(id: string, answer: string): boolean
  isNamed(id: string): boolean
  /** Whether it has a name in words; without one, it is an internal step of the module. */
  isLabelled(id: string): boolean
  /** The formula of an internal step. */
  stepOf(id: string): string | undefined
  inputOf(id: string): Input | undefined
  tableName(id: string): string
  outputName(id: string): string
  checkName(id: string): string
}

export function moduleNames(definition: ModuleDefinition, text: Text): ModuleNames {
  const { locale } = text
  const named = (id: string) =>
    definition.inputs.find((input) => input.id === id) ?? definition.computed.find((own) => own.id === id)
  const groupName = (id: string) =>
    textOf(definition.groups.find((group) => group.id === id)?.label, locale) || id
  const optionsOf = (id: string): readonly Option[] => {
    const field = named(id)
    return field && 'options' in field ? (field.options ?? []) : []
  }
  const optionOf = (id: string, option: string) => {
    const found = optionsOf(id).find((each) => each.id === option)
    return textOf(found?.label, locale) || option
  }

  function shown(id: string, value: Shown): string {
    const field = named(id)
    if (value === undefined || value === null) return text('moduleRun.difference.unknown')
    if (typeof value === 'boolean') return text(value ? 'moduleRun.form.yes' : 'moduleRun.form.no')
    if (typeof value === 'object')
      return listNames(
        value.map((option) => optionOf(id, option)),
        locale,
      )
    if (field?.kind === 'side') return sideName(text, String(value))
    if (optionsOf(id).length > 0) return optionOf(id, String(value))
    if (field?.kind === 'size') return `${String(value)} ${printUnit(field.unit)}`
    return field && isNumber(field.kind) ? numberText(field, String(value), locale) : String(value)
  }

  return {
    valueOf: shown,
    writtenOf(id, value) {
      const kind = named(id)?.kind
      if (value === null) return shown(id, undefined)
      if (kind === 'bool') return shown(id, value === 'true')
      return shown(id, kind === 'multi' ? value.split(', ') : value)
    },
    answerOf(id, answer) {
      if (named(id)?.kind === 'side') return sideName(text, answer)
      return optionsOf(id).some((option) => option.id === answer) ? optionOf(id, answer) : `“${answer}”`
    },
    isAnswer: (id, answer) => named(id)?.kind === 'side' || optionsOf(id).some((one) => one.id === answer),
    isNamed: (id) => named(id) !== undefined || definition.groups.some((group) => group.id === id),
    isLabelled: (id) => isLabelled(definition, id, locale),
    stepOf: (id) => definition.computed.find((step) => step.id === id)?.expr,
    inputOf: (id) => definition.inputs.find((input) => input.id === id),
    nameOf({ id, row }, rows) {
      const field = named(id)
      const name = field ? textOf(field.label, locale) || id : groupName(id)
      if (row === undefined || field?.group === undefined) return name
      const group = groupName(field.group)
      const number = (rows?.[field.group]?.indexOf(row) ?? -1) + 1
      return number === 0 ? name : `${name} (${text('moduleRun.form.row', { group, number })})`
    },
    tableName: (id) => tableName(definition, id, text),
    outputName: (id) => outputName(definition, id, text),
    checkName: (id) => textOf(definition.checks.find((check) => check.id === id)?.message, locale) || id,
  }
}

const isLabelled = ({ inputs, computed, groups }: ModuleDefinition, id: string, locale: Locale): boolean =>
  textOf([...inputs, ...computed, ...groups].find((one) => one.id === id)?.label, locale) !== undefined

/** A sentence without a label is named by its section, with a number if there are several. */
function outputName({ outputs }: ModuleDefinition, id: string, text: Text): string {
  const output = outputs.find((each) => each.id === id)
  if (!output) return id
  const label = textOf(output.label, text.locale)
  if (label) return label
  const section = text(`reportSection.${output.section}`)
  const alike = outputs.filter((each) => each.section === output.section)
  return alike.length === 1 ? section : `${section} ${alike.indexOf(output) + 1}`
}

/** A number in the reader's language with its unit; any other value stays unchanged. */
function numberText(
  field: Input | ModuleDefinition['computed'][number],
  value: string,
  locale: Locale,
): string {
  const decimal = exact(value)
  if (!decimal) return value
  const number = formatNumber(decimal, locale, 'decimals' in field ? field.decimals : undefined)
  return 'unit' in field && field.unit ? `${number} ${printUnit(field.unit)}` : number
}

const isNumber = (kind: string) => kind === 'number' || kind === 'integer' || kind === 'measure'

function sideName(text: Text, side: string): string {
  if (side === 'R') return text('moduleRun.form.right')
  if (side === 'L') return text('moduleRun.form.left')
  return side === 'B' ? text('moduleRun.form.both') : side
}
