import { checkKey } from '@pandok/domain'
import { holderOf, keysOf } from '../../keys/keyMap.ts'
import { spellKey, spellKeys } from '../../keys/spelling.ts'
import type { EditingState } from '../EditingState.ts'
import { structureRefusal } from '../structureRefusal.ts'
import type { Outcome, StepOf } from './StepOf.ts'

const hasCell = ({ plate }: EditingState, id: string): boolean => plate.cells.some((cell) => cell.id === id)

const withKeys = (editing: EditingState, entries: readonly (readonly [string, string])[]): EditingState => ({
  ...editing,
  plate: { ...editing.plate, keyMap: Object.fromEntries(entries) },
})

export function assign(editing: EditingState, step: StepOf<'assign'>): Outcome {
  const { cell, onConflict = 'refuse', isExtra = false } = step
  if (!hasCell(editing, cell)) return 'noCell'
  const verdict = checkKey(step.key)
  if (!verdict.ok) return `key.${verdict.reason}`
  const key = spellKey(step.key)
  const { keyMap } = editing.plate
  const holder = holderOf(keyMap, key)
  const isConflict = holder !== undefined && holder !== cell
  if (isConflict && onConflict === 'refuse') return 'key.taken'
  const former = isExtra ? [] : keysOf(keyMap, cell)
  const kept = Object.entries(keyMap).filter(([other]) => other !== key && !former.includes(other))
  const given = isConflict && onConflict === 'swap' ? former.map((other) => [other, holder] as const) : []
  return withKeys(editing, [...kept, ...given, [key, cell]])
}

export function clearKey(editing: EditingState, { key: text }: StepOf<'clearKey'>): Outcome {
  const key = spellKey(text)
  return withKeys(
    editing,
    Object.entries(editing.plate.keyMap).filter(([other]) => other !== key),
  )
}

export function clearKeysOf(editing: EditingState, { cell }: StepOf<'clearKeysOf'>): Outcome {
  if (!hasCell(editing, cell)) return 'noCell'
  return withKeys(
    editing,
    Object.entries(editing.plate.keyMap).filter(([, holder]) => holder !== cell),
  )
}

export function mapKeys(editing: EditingState, step: StepOf<'mapKeys'>): Outcome {
  const keyMap = spellKeys(step.keyMap)
  if (!keyMap) return 'key.taken'
  const plate = { ...editing.plate, keyMap }
  return structureRefusal(plate) ?? { ...editing, plate }
}
