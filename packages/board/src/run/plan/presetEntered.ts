import type { Preset, PresetAnswer } from '@pandok/domain'
import type { Entered, ModuleDefinition } from '@pandok/module-engine'

type PresetRows = readonly Readonly<Record<string, PresetAnswer>>[]

/** Returns the preset of one input: its answer, or those of its rows. */
export function presetOf(
  { inputs }: ModuleDefinition,
  preset: Preset,
  id: string,
): { preset: PresetAnswer | undefined; rowPresets: readonly (PresetAnswer | undefined)[] } {
  const group = inputs.find((input) => input.id === id)?.group
  if (group !== undefined)
    return { preset: undefined, rowPresets: rowsOf(preset, group).map((row) => own(row, id)) }
  const answer = own(preset, id)
  return { preset: isRows(answer) ? undefined : answer, rowPresets: [] }
}

/**
 * Enters a preset as if the plate had filled it in: it is visible, can be overwritten, and needs confirmation
 * if the module says so.
 */
export function presetEntered(definition: ModuleDefinition, preset: Preset): Entered {
  const source = { from: 'default' } as const
  const rows = definition.groups.map(({ id }) => [id, rowsOf(preset, id).map(() => ({}))] as const)
  const filled = definition.inputs.flatMap(({ id }) => {
    const { preset: answer, rowPresets } = presetOf(definition, preset, id)
    const whole = answer === undefined ? [] : [{ id, raw: answer, source }]
    const inRows = rowPresets.flatMap((raw, row) => (raw === undefined ? [] : [{ id, row, raw, source }]))
    return [...whole, ...inRows]
  })
  return { values: Object.fromEntries(rows.filter(([, list]) => list.length > 0)), filled }
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

function rowsOf(preset: Preset, group: string): PresetRows {
  const rows = own(preset, group)
  return isRows(rows) ? rows : []
}

const isRows = (answer: Preset[string] | undefined): answer is PresetRows =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'object')
