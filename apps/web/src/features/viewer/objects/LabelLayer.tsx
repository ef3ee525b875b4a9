import {
  type FrameLabels,
  type LabelColor,
  type Mask,
  type Matrix,
  maskEdges,
  product,
  type ShownFrame,
  type Stack,
  toScreen,
} from '@pandok/viewer'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { ElementSize } from '../stage/useElementSize.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { type LabelPlace, labelPlace } from './labelPlace.ts'

interface LabelLayerProps {
  stack: Stack
  shown: ShownFrame
  matrix: Matrix
  size: ElementSize
}

/** Segmentations and structure sets on the shown image. */
export const LabelLayer = memo(function LabelLayer({ stack, shown, matrix, size }: LabelLayerProps) {
  const { labels } = useViewer()
  const state = useStorePart(labels, (now) => now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels of a frame depend on the shown objects
  const own = useMemo(() => labels.on(stack, shown.index), [labels, stack, shown.index, state])
  return own.masks.length + own.contours.length === 0 ? null : (
    <LabelCanvas labels={own} opacity={state.opacity} {...{ matrix, size }} />
  )
})

interface LabelCanvasProps {
  labels: FrameLabels
  opacity: number
  matrix: Matrix
  size: ElementSize
}

export function LabelCanvas({ labels, opacity, matrix, size }: LabelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const place = useRef<LabelPlace>(undefined)
  useLayoutEffect(() => {
    const target = canvas.current
    const context = target?.getContext('2d')
    if (!target || !context) return
    const own = labelPlace(labels, { matrix, size }, place.current)
    clear(context, own, own === place.current ? undefined : size.ratio)
    place.current = own
    const { ratio } = size
    const onScreen = () => context.setTransform(ratio, 0, 0, ratio, -own.left, -own.top)
    context.imageSmoothingEnabled = false
    for (const { mask, color, matrix: inner } of labels.masks) {
      const whole = product(matrix, inner)
      onScreen()
      context.transform(whole.a, whole.b, whole.c, whole.d, whole.e, whole.f)
      context.globalAlpha = opacity
      context.drawImage(filledMask(mask.mask, color), mask.mask.left, mask.mask.top)
      context.globalAlpha = 1
      onScreen()
      stroke(context, color, edgePath(mask.mask, whole))
    }
    onScreen()
    for (const { closed, open, color } of outlinesOf(labels, matrix)) {
      context.globalAlpha = opacity
      context.fillStyle = `rgb(${color.join(' ')})`
      context.fill(closed, 'evenodd')
      context.globalAlpha = 1
      stroke(context, color, closed)
      stroke(context, color, open)
    }
  }, [labels, opacity, matrix, size])
  return <canvas ref={canvas} data-labels="" className="pointer-events-none absolute" />
}

/** The outlines of one label are filled together, so that one within another is a hole. */
function outlinesOf({ contours }: FrameLabels, matrix: Matrix) {
  const found: { label: number; color: LabelColor; closed: Path2D; open: Path2D }[] = []
  for (const { label, color, points, isClosed } of contours) {
    const last = found.at(-1)
    const isSame = last?.label === label && last.color === color
    const own = isSame ? last : { label, color, closed: new Path2D(), open: new Path2D() }
    if (!isSame) found.push(own)
    const path = isClosed ? own.closed : own.open
    for (const [index, point] of points.entries()) {
      const { x, y } = toScreen(matrix, point)
      if (index === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (isClosed) path.closePath()
  }
  return found
}

/**
 * Setting a canvas's size, even to the same value, allocates memory for all its pixels. The parameter `ratio`
 * is given only for a new place.
 */
function clear(context: CanvasRenderingContext2D, place: LabelPlace, ratio: number | undefined): void {
  const { canvas } = context
  const { left, top, width, height } = place
  if (ratio === undefined) {
    context.resetTransform()
    context.clearRect(0, 0, width, height)
    return
  }
  canvas.width = width
  canvas.height = height
  const { style } = canvas
  style.left = `${left / ratio}px`
  style.top = `${top / ratio}px`
  style.width = `${width / ratio}px`
  style.height = `${height / ratio}px`
}

function stroke(context: CanvasRenderingContext2D, color: LabelColor, path: Path2D): void {
  context.lineWidth = 1.5
  context.strokeStyle = `rgb(${color.join(' ')})`
  context.stroke(path)
}

const edges = new WeakMap<Mask, Path2D>()
/**
 * The maximum number of lines of an outline. More, for example around each nucleus of a slide, take too long
 * to draw during a drag.
 */
const LINES_MAX = 50_000

/** The path is in screen points, so that lines are equally thin whatever the size of an image pixel. */
function edgePath(mask: Mask, matrix: Matrix): Path2D {
  const own = edges.get(mask) ?? outlineOf(mask)
  edges.set(mask, own)
  const path = new Path2D()
  path.addPath(own, matrix)
  return path
}

function outlineOf(mask: Mask): Path2D {
  const path = new Path2D()
  const lines = maskEdges(mask)
  if (lines.length / 4 > LINES_MAX) return path
  for (let at = 0; at + 3 < lines.length; at += 4) {
    path.moveTo(lines[at] ?? 0, lines[at + 1] ?? 0)
    path.lineTo(lines[at + 2] ?? 0, lines[at + 3] ?? 0)
  }
  return path
}

const filled = new WeakMap<Mask, HTMLCanvasElement>()

function filledMask(mask: Mask, [red, green, blue]: LabelColor): HTMLCanvasElement {
  const known = filled.get(mask)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = mask.columns
  canvas.height = mask.rows
  const pixels = new ImageData(mask.columns, mask.rows)
  const { data } = pixels
  for (let at = 0, index = 0; index < mask.values.length; at += 4, index++) {
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
    data[at + 3] = mask.values[index] ?? 0
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  filled.set(mask, canvas)
  return canvas
}
