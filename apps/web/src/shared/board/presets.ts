import {
  type CellOutput,
  type ExamAnswers,
  type ModuleOutput,
  PRESET_MAX_BYTES,
  type Preset,
  type PresetAnswer,
} from '@pandok/domain'
import type { Entered } from '@pandok/module-engine'

type Value = Entered['values'][string]
type Rows = readonly Readonly<Record<string, PresetAnswer>>[]

/** Outputs of the same module share their entered values; the first of them holds the preset. */
export const isFirstOfModule = (outputs: readonly CellOutput[], { id, moduleId }: ModuleOutput): boolean =>
  outputs.find((output) => output.kind === 'module' && output.moduleId === moduleId)?.id === id

/**
 * Returns the preset of all outputs that share the entered values; for an input that two of them set, the first wins.
 */
export const presetOfModule = (outputs: readonly CellOutput[], moduleId: string): Preset =>
  Object.assign(
    {},
    ...outputs
      .flatMap((output) => (output.kind === 'module' && output.moduleId === moduleId ? [output.preset] : []))
      .reverse(),
  )

/** The entered values in the format of a plate's preset. Cleared values are left out. */
export function presetFrom({ values }: Entered): Preset | undefined {
  const preset = Object.fromEntries(
    Object.entries(values).flatMap(([id, value]): [string, Value][] => {
      if (isRows(value)) return value.length === 0 ? [] : [[id, value.map(withoutBlank)]]
      return isBlank(value) ? [] : [[id, value]]
    }),
  )
  return Object.keys(preset).length === 0 ? undefined : preset
}

/** The answers outside rows; forms of an exam have no rows. */
export const answersOf = (preset: Preset): ExamAnswers =>
  Object.fromEntries(
    Object.entries(preset).flatMap(([id, value]): [string, PresetAnswer][] =>
      isRows(value) ? [] : [[id, value]],
    ),
  )

export const isTooLarge = (preset: Preset | undefined): boolean =>
  JSON.stringify(preset ?? {}).length > PRESET_MAX_BYTES

export const enteredFrom = (preset: Preset): Entered => ({ values: preset })

export const presetCount = (preset: Preset): number =>
  Object.values(preset).reduce(
    (sum: number, value) =>
      sum + (isRows(value) ? value.reduce((inRows, row) => inRows + Object.keys(row).length, 0) : 1),
    0,
  )

const isBlank = (value: Value): boolean => value === '' || (Array.isArray(value) && value.length === 0)

const withoutBlank = (row: Readonly<Record<string, PresetAnswer>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isBlank(value)))

const isRows = (value: Value): value is Rows => Array.isArray(value) && typeof value[0] === 'object'
