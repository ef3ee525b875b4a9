import type { Shutter } from '../../../model/Grayscale.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringsOf } from '../../parse/values.ts'
import { rgbOfCielab } from '../object/rgbOfCielab.ts'
import { tags } from '../tags.ts'

const T = tags(
  'ShutterShape',
  'ShutterLeftVerticalEdge',
  'ShutterRightVerticalEdge',
  'ShutterUpperHorizontalEdge',
  'ShutterLowerHorizontalEdge',
  'CenterOfCircularShutter',
  'RadiusOfCircularShutter',
  'VerticesOfThePolygonalShutter',
  'ShutterPresentationValue',
  'ShutterPresentationColorCIELabValue',
)

type Shape = Shutter['shapes'][number]

/** Edges, centers and vertices are rows and columns counted from 1; the edges themselves are visible. */
export function shutterOf(dataset: ParsedDataset): Shutter | undefined {
  if (!dataset.elements.has(T.ShutterShape)) return undefined
  const shapes = stringsOf(dataset, T.ShutterShape).flatMap((name) => shapeOf(dataset, name) ?? [])
  if (shapes.length === 0) return undefined
  return { shapes, ...shutterShade(dataset) }
}

/** Returns the shade that replaces the pixels hidden by a shutter. */
export function shutterShade(dataset: ParsedDataset): Pick<Shutter, 'presentationValue' | 'color'> {
  const color = rgbOfCielab(numbersOf(dataset, T.ShutterPresentationColorCIELabValue))
  return { presentationValue: numberOf(dataset, T.ShutterPresentationValue) ?? 0, ...(color && { color }) }
}

function shapeOf(dataset: ParsedDataset, name: string): Shape | undefined {
  if (name === 'RECTANGULAR') return rectangleOf(dataset)
  if (name === 'CIRCULAR') return circleOf(dataset)
  return name === 'POLYGONAL' ? polygonOf(dataset) : undefined
}

function rectangleOf(dataset: ParsedDataset): Shape | undefined {
  const left = numberOf(dataset, T.ShutterLeftVerticalEdge)
  const right = numberOf(dataset, T.ShutterRightVerticalEdge)
  const top = numberOf(dataset, T.ShutterUpperHorizontalEdge)
  const bottom = numberOf(dataset, T.ShutterLowerHorizontalEdge)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined
  return { kind: 'rectangle', left: left - 1, right, top: top - 1, bottom }
}

function circleOf(dataset: ParsedDataset): Shape | undefined {
  const [row = Number.NaN, column = Number.NaN] = numbersOf(dataset, T.CenterOfCircularShutter)
  const radius = numberOf(dataset, T.RadiusOfCircularShutter)
  if (radius === undefined || !Number.isFinite(row + column)) return undefined
  return { kind: 'circle', x: column - 0.5, y: row - 0.5, radius }
}

function polygonOf(dataset: ParsedDataset): Shape | undefined {
  const numbers = numbersOf(dataset, T.VerticesOfThePolygonalShutter).slice(0, 2048)
  const points = []
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push({ x: (numbers[index + 1] ?? 0) - 0.5, y: (numbers[index] ?? 0) - 0.5 })
  }
  const isSound = points.length >= 3 && points.every(({ x, y }) => Number.isFinite(x + y))
  return isSound ? { kind: 'polygon', points } : undefined
}
