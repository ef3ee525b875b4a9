/** Draws a text line by line as laid out on the screen, with a dark outline where it has a shadow. */
export function drawTexts(
  context: CanvasRenderingContext2D,
  node: Text,
  origin: { left: number; top: number },
): void {
  const parent = node.parentElement
  if (!parent || node.data.trim() === '') return
  const style = getComputedStyle(parent)
  context.save()
  context.translate(-origin.left, -origin.top)
  if (style.overflow !== 'visible') clipTo(context, parent.getBoundingClientRect())
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = style.color
  for (const { words, left, right, top } of linesOf(node)) {
    context.letterSpacing = '0px'
    const own = context.measureText(words)
    const y = top + own.fontBoundingBoxAscent
    // A canvas doesn't support tabular figures, so the letter spacing is adjusted.
    context.letterSpacing = `${(right - left - own.width) / Math.max(words.length, 1)}px`
    if (style.textShadow !== 'none') {
      context.lineWidth = 3
      context.lineJoin = 'round'
      context.strokeStyle = getComputedStyle(parent.closest('[data-viewport]') ?? parent).backgroundColor
      context.strokeText(words, left, y)
    }
    context.fillText(words, left, y)
  }
  context.restore()
}

function clipTo(context: CanvasRenderingContext2D, { left, top, width, height }: DOMRect): void {
  context.beginPath()
  // The clip is slightly larger than the box, so that the dark outline isn't cut off.
  context.rect(left - 2, top - 2, width + 4, height + 4)
  context.clip()
}

interface Line {
  words: string
  left: number
  right: number
  top: number
}

function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  const { data } = node
  for (let at = 0; at < data.length; ) {
    // The second half of a surrogate pair has no position of its own.
    const next = at + ((data.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1)
    range.setStart(node, at)
    range.setEnd(node, next)
    const place = range.getClientRects()[0]
    const line = lines.at(-1)
    const words = data.slice(at, next)
    at = next
    if (!place || (place.width === 0 && words.trim() === '')) continue
    if (line && Math.abs(line.top - place.top) < 2) {
      line.words += words
      line.right = place.right
    } else lines.push({ words, left: place.left, right: place.right, top: place.top })
  }
  return lines
}
