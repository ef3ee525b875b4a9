import { checkKey } from '@pandok/domain'
import { holderOf, keysOf } from '../../keys/keyMap.ts'
import { spellKey, spellKeys } from '../../keys/spelling.ts'
import type { Sitting } from '../Sitting.ts'
import { structureRefusal } from '../structureRefusal.ts'
import type { Outcome, StepOf } from './StepOf.ts'

const hasCell = ({ plate }: Sitting, id: string): boolean => plate.cells.some((cell) => cell.id === id)

const withKeys = (sitting: Sitting, entries: readonly (readonly [string, string])[]): Sitting => ({
  ...sitting,
  plate: { ...sitting.plate, keyMap: Object.fromEntries(entries) },
})

export function assign(sitting: Sitting, step: StepOf<'assign'>): Outcome {
  const { cell, onConflict = 'refuse', isExtra = false } = step
  if (!hasCell(sitting, cell)) return 'noCell'
  const verdict = checkKey(step.key)
  if (!verdict.ok) return `key.${verdict.reason}`
  const key = spellKey(step.key)
  const { keyMap } = sitting.plate
  const holder = holderOf(keyMap, key)
  const isConflict = holder !== undefined && holder !== cell
  if (isConflict && onConflict === 'refuse') return 'key.taken'
  const former = isExtra ? [] : keysOf(keyMap, cell)
  const kept = Object.entries(keyMap).filter(([other]) => other !== key && !former.includes(other))
  const given = isConflict && onConflict === 'swap' ? former.map((other) => [other, holder] as const) : []
  return withKeys(sitting, [...kept, ...given, [key, cell]])
}

export function clearKey(sitting: Sitting, { key: text }: StepOf<'clearKey'>): Outcome {
  const key = spellKey(text)
  return withKeys(
    sitting,
    Object.entries(sitting.plate.keyMap).filter(([other]) => other !== key),
  )
}

export function clearKeysOf(sitting: Sitting, { cell }: StepOf<'clearKeysOf'>): Outcome {
  if (!hasCell(sitting, cell)) return 'noCell'
  return withKeys(
    sitting,
    Object.entries(sitting.plate.keyMap).filter(([, holder]) => holder !== cell),
  )
}

export function mapKeys(sitting: Sitting, step: StepOf<'mapKeys'>): Outcome {
  const keyMap = spellKeys(step.keyMap)
  if (!keyMap) return 'key.taken'
  const plate = { ...sitting.plate, keyMap }
  return structureRefusal(plate) ?? { ...sitting, plate }
}
