import type { KeyMap } from '@pandok/domain'
import { compareKeys } from './compareKeys.ts'
import { spellKey } from './spelling.ts'

export const holderOf = (keyMap: KeyMap, key: string): string | undefined =>
  Object.hasOwn(keyMap, key) ? keyMap[key] : undefined

/**
 * Lists the keys of a cell, those with the fewest modifiers first. They are sorted because the database does
 * not keep their order.
 */
export const keysOf = (keyMap: KeyMap, cellId: string): string[] =>
  Object.entries(keyMap)
    .filter(([, holder]) => holder === cellId)
    .map(([key]) => key)
    .toSorted(compareKeys)

/** Returns the other cell that already has this key, if any. */
export function conflictOf(keyMap: KeyMap, key: string, cellId: string): string | undefined {
  const holder = holderOf(keyMap, spellKey(key))
  return holder === cellId ? undefined : holder
}
