import { drawBox } from './drawBox.ts'
import { drawShapes } from './drawShapes.ts'
import { drawTexts } from './drawTexts.ts'

/** Height of the line that says what the picture isn't for, in CSS pixels. */
const NOTICE = 26

/** Controls and signs of waiting are no part of the picture. */
const LEFT_OUT = 'button, input, select, textarea, [role=status], [popover], [hidden]'

/**
 * What a viewport shows, in the pixels of the screen: the picture itself and everything on it is taken from where it is
 * seen, so nothing that is hidden there can be in it. The notice stands below and covers nothing.
 */
export async function pictureOf(viewport: HTMLElement, notice: string): Promise<Blob | undefined> {
  const ratio = window.devicePixelRatio || 1
  const place = viewport.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(place.width * ratio)
  canvas.height = Math.round((place.height + NOTICE) * ratio)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context || canvas.width === 0) return undefined
  const { backgroundColor, color, fontFamily } = imageStyle()
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(ratio, ratio)
  context.save()
  context.beginPath()
  context.rect(0, 0, place.width, place.height)
  context.clip()
  draw(context, viewport, place)
  context.restore()
  context.fillStyle = color
  context.font = `600 13px ${fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(notice, place.width / 2, place.height + NOTICE / 2, place.width)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** Ground and words on images, whatever the theme of the page. */
function imageStyle() {
  const probe = document.createElement('span')
  probe.className = 'bg-image text-on-image'
  document.body.append(probe)
  const { backgroundColor, color, fontFamily } = getComputedStyle(probe)
  probe.remove()
  return { backgroundColor, color, fontFamily }
}

function draw(context: CanvasRenderingContext2D, element: Element, place: DOMRect): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) drawTexts(context, node, place)
    else if (!(node instanceof Element) || node.matches(LEFT_OUT) || isUnseen(node)) continue
    else if (node instanceof HTMLCanvasElement) drawCanvas(context, node, place)
    else if (node instanceof SVGSVGElement) drawShapes(context, node, place)
    else if (!isOnlyRead(node)) {
      drawBox(context, node, place)
      draw(context, node, place)
    }
  }
}

/** Elements without a box of their own may still hold some: the browser's own check takes them for hidden. */
function isUnseen(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

/** For screen readers alone. */
const isOnlyRead = (element: Element): boolean => element.classList.contains('sr-only')

function drawCanvas(context: CanvasRenderingContext2D, canvas: HTMLCanvasElement, place: DOMRect): void {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  if (canvas.width === 0 || canvas.height === 0) return
  context.save()
  const isWhole = Math.abs(width - place.width) < 1 && Math.abs(height - place.height) < 1
  if (isWhole) {
    // Pixel by pixel: sizes in CSS pixels are rounded otherwise.
    context.resetTransform()
    context.drawImage(canvas, 0, 0)
  } else context.drawImage(canvas, left - place.left, top - place.top, width, height)
  context.restore()
}
