/** Background and borders of an element, for example of a scale bar. */
export function drawBox(
  context: CanvasRenderingContext2D,
  element: Element,
  origin: { left: number; top: number },
): void {
  const style = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left - origin.left, top - origin.top]
  if (!isClear(style.backgroundColor)) {
    context.fillStyle = style.backgroundColor
    context.fillRect(x, y, width, height)
  }
  const wide = (side: string) => Number.parseFloat(side) || 0
  const edges = [
    [style.borderTopColor, x, y, width, wide(style.borderTopWidth)],
    [style.borderBottomColor, x, y + height, width, -wide(style.borderBottomWidth)],
    [style.borderLeftColor, x, y, wide(style.borderLeftWidth), height],
    [style.borderRightColor, x + width, y, -wide(style.borderRightWidth), height],
  ] as const
  for (const [color, ...place] of edges) {
    if (place[2] === 0 || place[3] === 0) continue
    context.fillStyle = color
    context.fillRect(...place)
  }
}

const isClear = (color: string): boolean => color === 'transparent' || /[,/]\s*0\)$/u.test(color)
