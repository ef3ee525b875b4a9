import { checkKey, type KeyMap, readKey, writeKey } from '@pandok/domain'
import { holderOf, keysOf } from '../../keys/keyMap.ts'
import type { Sitting } from '../Sitting.ts'
import { structureRefusal } from '../structureRefusal.ts'
import type { Outcome, StepOf } from './StepOf.ts'

const hasCell = ({ plate }: Sitting, id: string): boolean => plate.cells.some((cell) => cell.id === id)

const withKeys = (sitting: Sitting, entries: readonly (readonly [string, string])[]): Sitting => ({
  ...sitting,
  plate: { ...sitting.plate, keyMap: Object.fromEntries(entries) },
})

/** The spelling of key maps, for what is known to be a key. */
function spelt(text: string): string {
  const key = readKey(text)
  return key === null ? text : writeKey(key)
}

export function assign(sitting: Sitting, step: StepOf<'assign'>): Outcome {
  const { cell, onConflict = 'refuse', isExtra = false } = step
  if (!hasCell(sitting, cell)) return 'noCell'
  const verdict = checkKey(step.key)
  if (!verdict.ok) return `key.${verdict.reason}`
  const key = spelt(step.key)
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
  const key = spelt(text)
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

export function mapKeys(sitting: Sitting, { keyMap }: StepOf<'mapKeys'>): Outcome {
  const spelled = new Map<string, string>()
  for (const [text, cell] of Object.entries(keyMap)) {
    const key = spelt(text)
    if ((spelled.get(key) ?? cell) !== cell) return 'key.taken'
    spelled.set(key, cell)
  }
  const plate = { ...sitting.plate, keyMap: Object.fromEntries(spelled) satisfies KeyMap }
  return structureRefusal(plate) ?? { ...sitting, plate }
}
