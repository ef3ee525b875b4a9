import type { PresentationContent } from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { rgbOfCielab } from './rgbOfCielab.ts'

const T = tags(
  'GraphicLayerSequence',
  'GraphicLayer',
  'GraphicLayerOrder',
  'GraphicLayerRecommendedDisplayGrayscaleValue',
  'GraphicLayerRecommendedDisplayCIELabValue',
)

const LAYERS_MAX = 256

/** Layers from bottom to top. */
export function graphicLayersOf(dataset: ParsedDataset): PresentationContent['layers'] {
  const found: { name: string; order: number; color?: readonly [number, number, number] }[] = []
  for (const item of items(dataset, T.GraphicLayerSequence)) {
    const color =
      rgbOfCielab(numbersOf(item, T.GraphicLayerRecommendedDisplayCIELabValue)) ??
      grayOf(numberOf(item, T.GraphicLayerRecommendedDisplayGrayscaleValue))
    found.push({
      name: stringOf(item, T.GraphicLayer),
      order: numberOf(item, T.GraphicLayerOrder) ?? 0,
      ...(color && { color }),
    })
    if (found.length === LAYERS_MAX) break
  }
  return found.sort((a, b) => a.order - b.order).map(({ order: _, ...layer }) => layer)
}

/** A P-value of 16 bits. */
function grayOf(value: number | undefined): readonly [number, number, number] | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  const level = Math.round(Math.min(Math.max(value / 65_535, 0), 1) * 255)
  return [level, level, level]
}
