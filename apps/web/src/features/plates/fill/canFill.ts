import type { Fillable } from './fillPlaces.ts'
import { newSource, type SourceKind } from './newRule.ts'
import { isCompatible, isLikely } from './ruleTrouble.ts'

/** Whether a source of this kind has anything that the input could take: nothing else is worth a choice. */
export function canFill(from: SourceKind, target: Fillable, places: readonly Fillable[]): boolean {
  if (from === 'cell') return places.some((place) => place !== target && isCompatible(place, target))
  if (from === 'dicom' && (target.kind === 'choice' || target.kind === 'bool')) return true
  if (from === 'dicom' && target.kind === 'multi') return false
  return isLikely(newSource(from, target, places), target)
}
