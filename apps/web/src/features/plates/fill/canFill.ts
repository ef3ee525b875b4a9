import type { Fillable } from './fillPlaces.ts'
import { newSource, type SourceKind } from './newRule.ts'
import { isCompatible, isLikely } from './ruleTrouble.ts'

/** Whether a source of this kind can have a value for the input; otherwise it isn't offered. */
export function canFill(from: SourceKind, target: Fillable, places: readonly Fillable[]): boolean {
  if (from === 'cell') return places.some((place) => place !== target && isCompatible(place, target))
  if (from === 'dicom' && (target.kind === 'choice' || target.kind === 'bool')) return true
  if (from === 'dicom' && target.kind === 'multi') return false
  return isLikely(newSource(from, target, places), target)
}
