import { keyLabel } from '@pandok/board'
import type { KeyMap } from '@pandok/domain'
import { useMemo } from 'react'
import { onMac } from '../../commands/onMac.ts'

/** What is printed on the key of each cell, by the cell's id; its first key where it has several. */
export const useKeyLabels = (keyMap: KeyMap): ReadonlyMap<string, string> =>
  useMemo(() => {
    const labels = new Map<string, string>()
    for (const [key, cell] of Object.entries(keyMap)) {
      if (!labels.has(cell)) labels.set(cell, keyLabel(key, { mac: onMac() }))
    }
    return labels
  }, [keyMap])
