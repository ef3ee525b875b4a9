import type { KeyMap } from '@pandok/domain'
import { compareKeys } from './compareKeys.ts'
import { spellKey } from './spelling.ts'

/** The cell that a key runs. */
export const holderOf = (keyMap: KeyMap, key: string): string | undefined =>
  Object.hasOwn(keyMap, key) ? keyMap[key] : undefined

/** The keys of a cell, the plainest first: a database keeps no order of them. */
export const keysOf = (keyMap: KeyMap, cellId: string): string[] =>
  Object.entries(keyMap)
    .filter(([, holder]) => holder === cellId)
    .map(([key]) => key)
    .toSorted(compareKeys)

/** The other cell that holds this key. */
export function conflictOf(keyMap: KeyMap, key: string, cellId: string): string | undefined {
  const holder = holderOf(keyMap, spellKey(key))
  return holder === cellId ? undefined : holder
}
