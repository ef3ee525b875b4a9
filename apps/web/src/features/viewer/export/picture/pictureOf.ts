import { isOfWindow } from '#features/viewer/window/isOfWindow.ts'
import { drawBox } from './drawBox.ts'
import { drawShapes } from './drawShapes.ts'
import { drawTexts } from './drawTexts.ts'

/** Height of the notice below the picture, in CSS pixels. */
const NOTICE = 26

/** Controls and loading indicators aren't part of the picture. */
const LEFT_OUT = 'button, input, select, textarea, [role=status], [popover], [hidden], [data-magnifier]'

/** Navigation aids and patient names aren't part of a key image. */
const PASSING = '[data-passing]'

/**
 * A viewport's content in screen pixels. Everything is copied from what is visible, so hidden content can't
 * get into the picture. The notice is added below and covers nothing.
 */
export async function pictureOf(viewport: HTMLElement, notice: string): Promise<Blob | undefined> {
  const { width, height } = viewport.getBoundingClientRect()
  const taken = taking(viewport, NOTICE, LEFT_OUT)
  if (!taken) return undefined
  const { canvas, context, style } = taken
  context.fillStyle = style.color
  context.font = `600 13px ${style.fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(notice, width / 2, height + NOTICE / 2, width)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** The same as a key image; the patient and the notice are added when it is printed. */
export const snapshotOf = (viewport: HTMLElement): HTMLCanvasElement | undefined =>
  taking(viewport, 0, `${LEFT_OUT}, ${PASSING}`)?.canvas

/** The parameter `below` is the space under the picture, in CSS pixels. */
function taking(viewport: HTMLElement, below: number, leftOut: string) {
  const ratio = (viewport.ownerDocument.defaultView ?? window).devicePixelRatio || 1
  const place = viewport.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(place.width * ratio)
  canvas.height = Math.round((place.height + below) * ratio)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context || canvas.width === 0) return undefined
  const style = imageStyle()
  context.fillStyle = style.backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(ratio, ratio)
  context.save()
  context.beginPath()
  context.rect(0, 0, place.width, place.height)
  context.clip()
  draw(context, viewport, place, leftOut)
  context.restore()
  return { canvas, context, style }
}

/** Background and text colors on images, which are the same in both themes. */
function imageStyle() {
  const probe = document.createElement('span')
  probe.className = 'bg-image text-on-image'
  document.body.append(probe)
  const { backgroundColor, color, fontFamily } = getComputedStyle(probe)
  probe.remove()
  return { backgroundColor, color, fontFamily }
}

function draw(context: CanvasRenderingContext2D, element: Element, place: DOMRect, leftOut: string): void {
  for (const node of element.childNodes) {
    if (isOfWindow(node, 'Text')) drawTexts(context, node, place)
    else if (!isOfWindow(node, 'Element') || node.matches(leftOut) || isUnseen(node)) continue
    else if (isOfWindow(node, 'HTMLCanvasElement')) drawCanvas(context, node, place)
    else if (isOfWindow(node, 'SVGSVGElement')) drawShapes(context, node, place)
    else if (!isOnlyRead(node)) {
      drawBox(context, node, place)
      draw(context, node, place, leftOut)
    }
  }
}

/**
 * Elements with `display: contents` have no box, so `checkVisibility` reports them as hidden although their
 * children are visible.
 */
function isUnseen(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

/** Returns whether the element is for screen readers only. */
const isOnlyRead = (element: Element): boolean => element.classList.contains('sr-only')

function drawCanvas(context: CanvasRenderingContext2D, canvas: HTMLCanvasElement, place: DOMRect): void {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  if (canvas.width === 0 || canvas.height === 0) return
  context.save()
  // A fused picture is drawn with its opacity.
  context.globalAlpha = Number(getComputedStyle(canvas).opacity || 1)
  const isWhole = Math.abs(width - place.width) < 1 && Math.abs(height - place.height) < 1
  if (isWhole) {
    // The picture is copied pixel by pixel, because sizes in CSS pixels are rounded.
    context.resetTransform()
    context.drawImage(canvas, 0, 0)
  } else context.drawImage(canvas, left - place.left, top - place.top, width, height)
  context.restore()
}
