import type { PresentationContent, PresentationGraphic } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { refersTo } from './refersTo.ts'

export interface LayeredGraphic {
  graphic: PresentationGraphic
  /** The layer's recommended color; undefined for any. */
  color?: readonly [red: number, green: number, blue: number] | undefined
}

/** The graphics of a state on a frame, lowest layer first. */
export function graphicsOn(state: PresentationContent, frame: StackFrame): LayeredGraphic[] {
  if (!refersTo(state.images, frame)) return []
  const order = new Map(state.layers.map((layer, index) => [layer.name, { index, color: layer.color }]))
  return state.annotations
    .filter(({ images }) => images.length === 0 || refersTo(images, frame))
    .map((annotation) => ({ annotation, layer: order.get(annotation.layer) }))
    .sort((a, b) => (a.layer?.index ?? 0) - (b.layer?.index ?? 0))
    .flatMap(({ annotation, layer }) =>
      annotation.graphics.map((graphic) => ({ graphic, color: layer?.color })),
    )
}
