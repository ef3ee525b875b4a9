import type { PlaneGeometry, Vector } from '../../../model/Geometry.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringsOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, groupOf } from './functionalGroups.ts'

const T = tags(
  'PlanePositionSequence',
  'PlaneOrientationSequence',
  'ImagePositionPatient',
  'ImageOrientationPatient',
  'DetectorInformationSequence',
  'SpacingBetweenSlices',
  'ImageType',
)

/**
 * The plane of a frame, if the file describes it completely with two perpendicular directions. `index` starts
 * at 0.
 */
export function geometryOf(facts: FrameFacts, index: number): PlaneGeometry | undefined {
  const position = vectorOf(numbersOf(groupOf(facts, T.PlanePositionSequence), T.ImagePositionPatient), 0)
  const cosines = numbersOf(groupOf(facts, T.PlaneOrientationSequence), T.ImageOrientationPatient)
  if (position) return planeOf(position, cosines)
  return facts.dataset.elements.has(T.DetectorInformationSequence)
    ? nuclearPlane(facts.dataset, index)
    : undefined
}

function planeOf(position: Vector, cosines: readonly number[]): PlaneGeometry | undefined {
  const row = unit(vectorOf(cosines, 0))
  const column = unit(vectorOf(cosines, 3))
  if (!row || !column) return undefined
  const dot = row[0] * column[0] + row[1] * column[1] + row[2] * column[2]
  return Math.abs(dot) < 0.01 ? { position, row, column } : undefined
}

/**
 * Nuclear medicine gives the position of the first frame with its detector (PS3.3 C.8.4.11); reconstructed
 * slices follow along the normal, or against it if the spacing is negative (C.8.4.15). Other frames have no
 * position.
 */
function nuclearPlane(dataset: ParsedDataset, index: number): PlaneGeometry | undefined {
  const detector = firstItem(dataset, T.DetectorInformationSequence)
  const first = detector && vectorOf(numbersOf(detector, T.ImagePositionPatient), 0)
  const plane = first && planeOf(first, numbersOf(detector, T.ImageOrientationPatient))
  if (!plane || index === 0) return plane
  const spacing = numberOf(dataset, T.SpacingBetweenSlices)
  if (spacing === undefined || !stringsOf(dataset, T.ImageType).includes('RECON TOMO')) return undefined
  const { position, row, column } = plane
  const along = (a: 0 | 1 | 2, b: 0 | 1 | 2) => row[a] * column[b] - row[b] * column[a]
  const distance = spacing * index
  return {
    row,
    column,
    position: [
      position[0] + distance * along(1, 2),
      position[1] + distance * along(2, 0),
      position[2] + distance * along(0, 1),
    ],
  }
}

function vectorOf(numbers: readonly number[], from: number): Vector | undefined {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbers.slice(from, from + 3)
  return Number.isFinite(x + y + z) ? [x, y, z] : undefined
}

/** Cosines in files are rounded; vectors with a length far from 1 are no cosines. */
function unit(vector: Vector | undefined): Vector | undefined {
  if (!vector) return undefined
  const length = Math.hypot(...vector)
  if (Math.abs(length - 1) > 0.05) return undefined
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
