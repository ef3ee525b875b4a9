import type { CompoundGraphic } from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { POINTS_MAX, pointsIn, unitsOf } from './graphicData.ts'
import { graphicStyleOf } from './graphicStyleOf.ts'

const T = tags(
  'CompoundGraphicType',
  'CompoundGraphicUnits',
  'GraphicData',
  'GraphicFilled',
  'RotationAngle',
  'RotationPoint',
  'GapLength',
  'DiameterOfVisibility',
  'MajorTicksSequence',
  'TickPosition',
  'TickLabel',
  'TickAlignment',
  'TickLabelAlignment',
  'ShowTickLabel',
)

/** The number of points that each has (PS3.3 C.10.5.1.3.3 to 11). */
const POINTS: Record<CompoundGraphic['shape'], number> = {
  multiline: 2,
  infiniteline: 2,
  cutline: 2,
  rangeline: 2,
  ruler: 2,
  axis: 2,
  crosshair: 1,
  arrow: 2,
  rectangle: 2,
  ellipse: 2,
}

/** More than fit on a screen. */
const TICKS_MAX = 100

/** Undefined for kinds of other programs, and for what can't be read. */
export function compoundGraphicOf(item: ParsedDataset): CompoundGraphic | undefined {
  const shape = stringOf(item, T.CompoundGraphicType).toLowerCase()
  const units = unitsOf(stringOf(item, T.CompoundGraphicUnits))
  if (!isShape(shape) || !units) return undefined
  const points = pointsIn(numbersOf(item, T.GraphicData))
  if (points.length < POINTS[shape] || points.length > POINTS_MAX) return undefined
  const gap = positive(item, T.GapLength)
  const visible = positive(item, T.DiameterOfVisibility)
  const style = graphicStyleOf(item)
  return {
    kind: 'compound',
    shape,
    units,
    points: shape === 'multiline' ? points : points.slice(0, POINTS[shape]),
    isFilled: stringOf(item, T.GraphicFilled) === 'Y',
    ...rotationOf(item),
    ...(gap !== undefined && { gap }),
    ...(visible !== undefined && { visible }),
    ...(shape === 'ruler' || shape === 'axis' ? scaleOf(item) : {}),
    ...(style && { style }),
  }
}

const isShape = (name: string): name is CompoundGraphic['shape'] => Object.hasOwn(POINTS, name)

function positive(item: ParsedDataset, tag: number): number | undefined {
  const value = numberOf(item, tag)
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined
}

/** The rotation point is the middle of the gap as well, so it may come without an angle. */
function rotationOf(item: ParsedDataset): Pick<CompoundGraphic, 'rotation'> {
  const [about] = pointsIn(numbersOf(item, T.RotationPoint))
  const degrees = numberOf(item, T.RotationAngle) ?? 0
  return about && Number.isFinite(degrees) ? { rotation: { degrees, about } } : {}
}

const SIDES = { TOP: 'top', CENTER: 'center', BOTTOM: 'bottom' } as const

function scaleOf(
  item: ParsedDataset,
): Pick<CompoundGraphic, 'ticks' | 'tickSide' | 'labelSide' | 'hasLabels'> {
  const ticks: NonNullable<CompoundGraphic['ticks']>[number][] = []
  for (const tick of items(item, T.MajorTicksSequence)) {
    const position = numberOf(tick, T.TickPosition)
    if (position !== undefined && position >= 0 && position <= 1)
      ticks.push({ position, label: textOf(tick, T.TickLabel) })
    if (ticks.length === TICKS_MAX) break
  }
  const side = SIDES[stringOf(item, T.TickAlignment) as keyof typeof SIDES]
  return {
    ticks,
    tickSide: side ?? 'center',
    labelSide: stringOf(item, T.TickLabelAlignment) === 'TOP' ? 'top' : 'bottom',
    hasLabels: stringOf(item, T.ShowTickLabel) !== 'N',
  }
}
