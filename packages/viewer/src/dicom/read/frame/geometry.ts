import type { PlaneGeometry, Vector } from '../../../model/Geometry.ts'
import { firstItem } from '../../parse/items.ts'
import { numbersOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, groupOf } from './functionalGroups.ts'

const T = tags(
  'PlanePositionSequence',
  'PlaneOrientationSequence',
  'ImagePositionPatient',
  'ImageOrientationPatient',
  'DetectorInformationSequence',
)

/** Where the frame lies, if the file says so in full and the directions are two that stand on each other. */
export function geometryOf(facts: FrameFacts): PlaneGeometry | undefined {
  // Nuclear medicine says it per detector (PS3.3 C.8.4.11); only a single frame's is certain.
  const detector = firstItem(facts.dataset, T.DetectorInformationSequence)
  const find = (sequence: number, tag: number) => {
    const found = numbersOf(groupOf(facts, sequence), tag)
    return found.length === 0 && detector ? numbersOf(detector, tag) : found
  }
  const position = vectorOf(find(T.PlanePositionSequence, T.ImagePositionPatient), 0)
  const cosines = find(T.PlaneOrientationSequence, T.ImageOrientationPatient)
  const row = unit(vectorOf(cosines, 0))
  const column = unit(vectorOf(cosines, 3))
  if (!position || !row || !column) return undefined
  const dot = row[0] * column[0] + row[1] * column[1] + row[2] * column[2]
  return Math.abs(dot) < 0.01 ? { position, row, column } : undefined
}

function vectorOf(numbers: readonly number[], from: number): Vector | undefined {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbers.slice(from, from + 3)
  return Number.isFinite(x + y + z) ? [x, y, z] : undefined
}

/** Cosines are rounded in files; ones that are far from a length of 1 were never cosines. */
function unit(vector: Vector | undefined): Vector | undefined {
  if (!vector) return undefined
  const length = Math.hypot(...vector)
  if (Math.abs(length - 1) > 0.05) return undefined
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
