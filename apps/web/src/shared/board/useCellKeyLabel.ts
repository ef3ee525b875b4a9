import { keysOf } from '@pandok/board'
import type { KeyMap } from '@pandok/domain'
import { useMemo } from 'react'
import { useKeyLabel } from './useKeyLabel.ts'

/** The labels of the keys that run a cell, simplest first; undefined if there is none. */
export function useCellKeyLabel(keyMap: KeyMap): (cellId: string) => string | undefined {
  const label = useKeyLabel()
  return useMemo(
    () => (cellId: string) => keysOf(keyMap, cellId).map(label).join(' · ') || undefined,
    [keyMap, label],
  )
}
