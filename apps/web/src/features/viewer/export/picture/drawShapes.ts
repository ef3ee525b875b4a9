import { isOfWindow } from '#features/viewer/window/isOfWindow.ts'

const SHAPES = 'path, line, circle, ellipse, rect, polyline, polygon, text'

/** Draws an SVG layer as it appears on the screen. The point `origin` is drawn at 0, 0. */
export function drawShapes(
  context: CanvasRenderingContext2D,
  layer: SVGSVGElement,
  origin: { left: number; top: number },
): void {
  for (const element of layer.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const matrix = element.getScreenCTM()
    if (!matrix || element.closest('defs')) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.display === 'none') continue
    context.save()
    context.translate(-origin.left, -origin.top)
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    context.lineWidth = Number.parseFloat(style.strokeWidth) || 1
    context.lineJoin = 'round'
    context.setLineDash(dashOf(style.strokeDasharray))
    if (isOfWindow(element, 'SVGTextContentElement')) drawWords(context, element, style)
    else drawPath(context, pathOf(element), style)
    context.restore()
  }
}

const dashOf = (dash: string): number[] =>
  dash === 'none' ? [] : dash.split(/[\s,]+/u).map((length) => Number.parseFloat(length) || 0)

function drawPath(context: CanvasRenderingContext2D, path: Path2D, style: CSSStyleDeclaration): void {
  const { globalAlpha } = context
  if (style.fill !== 'none') {
    context.fillStyle = style.fill
    context.globalAlpha = globalAlpha * opacityOf(style.fillOpacity)
    context.fill(path)
  }
  if (style.stroke === 'none') return
  context.strokeStyle = style.stroke
  context.globalAlpha = globalAlpha * opacityOf(style.strokeOpacity)
  context.stroke(path)
}

const opacityOf = (value: string): number => (value === '' ? 1 : Number.parseFloat(value))

/** Draws each line at the position where the browser has laid it out. */
function drawWords(
  context: CanvasRenderingContext2D,
  element: SVGTextContentElement,
  style: CSSStyleDeclaration,
): void {
  const spans = [...element.querySelectorAll('tspan')]
  for (const line of spans.length > 0 ? spans : [element]) {
    const words = line.textContent ?? ''
    if (words.trim() === '') continue
    const { x, y } = line.getStartPositionOfChar(0)
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    if (style.stroke !== 'none') {
      context.globalAlpha = opacityOf(style.strokeOpacity)
      context.strokeStyle = style.stroke
      context.strokeText(words, x, y)
    }
    context.globalAlpha = 1
    context.fillStyle = style.fill
    context.fillText(words, x, y)
  }
}

function pathOf(element: SVGGraphicsElement): Path2D {
  if (isOfWindow(element, 'SVGPathElement')) return new Path2D(element.getAttribute('d') ?? '')
  const path = new Path2D()
  if (isOfWindow(element, 'SVGLineElement')) {
    const { x1, y1, x2, y2 } = element
    path.moveTo(x1.baseVal.value, y1.baseVal.value)
    path.lineTo(x2.baseVal.value, y2.baseVal.value)
  } else if (isOfWindow(element, 'SVGCircleElement')) {
    const { cx, cy, r } = element
    path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI)
  } else if (isOfWindow(element, 'SVGEllipseElement')) {
    const { cx, cy, rx, ry } = element
    path.ellipse(cx.baseVal.value, cy.baseVal.value, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI)
  } else if (isOfWindow(element, 'SVGRectElement')) {
    const { x, y, width, height } = element
    path.rect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value)
  } else if (isOfWindow(element, 'SVGPolylineElement') || isOfWindow(element, 'SVGPolygonElement')) {
    for (const { x, y } of element.points) path.lineTo(x, y)
    if (isOfWindow(element, 'SVGPolygonElement')) path.closePath()
  }
  return path
}
