import type { RegionUnit, UltrasoundRegion } from '../../../model/Geometry.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, holderOf } from './functionalGroups.ts'
import { plausibleSpacing } from './plausibleSpacing.ts'

const T = tags(
  'SequenceOfUltrasoundRegions',
  'RegionLocationMinX0',
  'RegionLocationMinY0',
  'RegionLocationMaxX1',
  'RegionLocationMaxY1',
  'PhysicalDeltaX',
  'PhysicalDeltaY',
  'PhysicalUnitsXDirection',
  'PhysicalUnitsYDirection',
  'RegionSpatialFormat',
  'RegionDataType',
  'ReferencePixelX0',
  'ReferencePixelY0',
  'ReferencePixelPhysicalValueX',
  'ReferencePixelPhysicalValueY',
)

/** Indexed by the code of Physical Units (PS3.3 C.8.5.5.1.15). */
const UNITS: readonly RegionUnit[] = [
  'none',
  'percent',
  'dB',
  'cm',
  's',
  'Hz',
  'dB/s',
  'cm/s',
  'cm2',
  'cm2/s',
  'other',
  'other',
  'degree',
]

const MAX_REGIONS = 64

export function regionsOf(facts: FrameFacts): UltrasoundRegion[] {
  const regions: UltrasoundRegion[] = []
  for (const item of items(holderOf(facts, T.SequenceOfUltrasoundRegions), T.SequenceOfUltrasoundRegions)) {
    const region = regionOf(item)
    if (region) regions.push(region)
    if (regions.length === MAX_REGIONS) break
  }
  return regions
}

/** A region without a position or a pixel size is unusable. */
function regionOf(item: ParsedDataset): UltrasoundRegion | undefined {
  const number = (tag: number) => numberOf(item, tag) ?? Number.NaN
  const region = {
    minX: number(T.RegionLocationMinX0),
    minY: number(T.RegionLocationMinY0),
    maxX: number(T.RegionLocationMaxX1),
    maxY: number(T.RegionLocationMaxY1),
    deltaX: number(T.PhysicalDeltaX),
    deltaY: number(T.PhysicalDeltaY),
  }
  const { minX, minY, maxX, maxY, deltaX, deltaY } = region
  if (!Number.isFinite(minX + minY + maxX + maxY + deltaX + deltaY) || deltaX === 0 || deltaY === 0) {
    return undefined
  }
  const unitX = unitOf(item, T.PhysicalUnitsXDirection)
  const unitY = unitOf(item, T.PhysicalUnitsYDirection)
  if (!isPlausible(unitX, deltaX, maxX - minX) || !isPlausible(unitY, deltaY, maxY - minY)) return undefined
  return {
    ...region,
    unitX,
    unitY,
    spatialFormat: numberOf(item, T.RegionSpatialFormat) ?? 0,
    dataType: numberOf(item, T.RegionDataType) ?? 0,
    ...referenceOf(item),
  }
}

/** A region with implausible centimeters is ignored. */
function isPlausible(unit: RegionUnit, delta: number, pixels: number): boolean {
  if (unit !== 'cm') return true
  const millimetres = Math.abs(delta) * 10
  const field = { rows: pixels, columns: pixels }
  return plausibleSpacing([millimetres, millimetres], field) !== undefined
}

/** An axis without a reference value is NaN: lengths along it can be measured, but not positions. */
function referenceOf(item: ParsedDataset): Pick<UltrasoundRegion, 'reference'> {
  const number = (tag: number) => numberOf(item, tag) ?? Number.NaN
  const reference = {
    x: number(T.ReferencePixelX0),
    y: number(T.ReferencePixelY0),
    valueX: number(T.ReferencePixelPhysicalValueX),
    valueY: number(T.ReferencePixelPhysicalValueY),
  }
  const isTold =
    Number.isFinite(reference.x + reference.valueX) || Number.isFinite(reference.y + reference.valueY)
  return isTold ? { reference } : {}
}

const unitOf = (item: ParsedDataset, tag: number): RegionUnit => UNITS[numberOf(item, tag) ?? 0] ?? 'other'
