import type { ModuleDefinition } from '../document/definition.ts'
import type { Input } from '../document/input.ts'
import type { Computed, ResultKind } from '../document/logic.ts'
import type { ValueType } from './rowOf.ts'
import { type NamedOption, type NameInfo, ROW_NUMBER, type Scope } from './Scope.ts'

const INPUT_TYPES: Readonly<Record<Input['kind'], ValueType>> = {
  number: 'decimal',
  integer: 'decimal',
  measure: 'decimal',
  text: 'text',
  choice: 'text',
  date: 'text',
  side: 'text',
  multi: 'texts',
  size: 'decimals',
  bool: 'bool',
}

const RESULT_TYPES: Readonly<Record<ResultKind, ValueType>> = {
  number: 'decimal',
  integer: 'decimal',
  text: 'text',
  choice: 'text',
  bool: 'bool',
}

/** Returns the type of an input's value in expressions. */
export const inputType = (kind: Input['kind']): ValueType => INPUT_TYPES[kind]
/** Returns the type of a computed value or a table's result in expressions. */
export const resultType = (kind: ResultKind): ValueType => RESULT_TYPES[kind]

function optionsOf(input: Input): readonly NamedOption[] | undefined {
  if (input.kind === 'choice' || input.kind === 'multi') return input.options
  return input.kind === 'side' ? (input.sides ?? ['R', 'L', 'B']).map((id) => ({ id })) : undefined
}

function inputInfo(input: Input): NameInfo {
  const options = optionsOf(input)
  return {
    type: INPUT_TYPES[input.kind],
    origin: 'input',
    label: input.label,
    ...('unit' in input && input.unit !== undefined && { unit: input.unit }),
    ...(options && { options }),
    ...(input.kind === 'date' && { isDay: true }),
    ...(input.group !== undefined && { group: input.group }),
  }
}

function computedInfo(computed: Computed): NameInfo {
  const isListed = computed.kind === 'choice' && computed.options !== undefined && computed.options.length > 0
  return {
    type: RESULT_TYPES[computed.kind],
    origin: 'computed',
    ...(computed.label && { label: computed.label }),
    ...(computed.unit !== undefined && { unit: computed.unit }),
    ...(isListed && computed.options && { options: computed.options }),
    ...(computed.group !== undefined && { group: computed.group }),
  }
}

const rowNumber: NameInfo = { type: 'decimal', origin: 'rowNumber' }

/** Returns the names that an expression sees, at the level of the module or in the rows of a group. */
export function scopeOf(definition: ModuleDefinition, group?: string): Scope {
  const names = new Map<string, NameInfo>()
  const elsewhere = new Map<string, string>()
  const rows = new Map(
    definition.groups.map(({ id }) => [id, new Map<string, NameInfo>([[ROW_NUMBER, rowNumber]])]),
  )
  const all: [string, NameInfo][] = [
    ...definition.inputs.map((input): [string, NameInfo] => [input.id, inputInfo(input)]),
    ...definition.computed.map((computed): [string, NameInfo] => [computed.id, computedInfo(computed)]),
  ]
  for (const [id, info] of all) {
    if (info.group !== undefined) rows.get(info.group)?.set(id, info)
    if (info.group === undefined || info.group === group) names.set(id, info)
    else elsewhere.set(id, info.group)
  }
  for (const { id, label } of definition.groups) {
    names.set(id, { type: 'rows', origin: 'group', label, row: rows.get(id) ?? new Map() })
  }
  if (group !== undefined) names.set(ROW_NUMBER, rowNumber)
  return { names, elsewhere, ...(group !== undefined && { group }) }
}
