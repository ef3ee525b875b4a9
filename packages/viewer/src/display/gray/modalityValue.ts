import type { LookupTable, ModalityMap } from '../../model/Grayscale.ts'

/** Stored value → value of the modality (PS3.3 C.11.1). */
export function modalityValue(map: ModalityMap, stored: number): number {
  return map.kind === 'rescale' ? stored * map.slope + map.intercept : entryAt(map.table, stored)
}

/** Values outside of a table map to its nearest end. */
function entryAt({ first, entries }: LookupTable, stored: number): number {
  const index = Math.min(Math.max(Math.round(stored - first), 0), entries.length - 1)
  return entries[index] ?? 0
}
