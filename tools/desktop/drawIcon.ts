/** A rounded rectangle of the brand mark, in the mark's own 32 units. */
interface Shape {
  x: number
  y: number
  width: number
  height: number
  radius: number
  color: readonly [number, number, number]
  opacity: number
}

const SIDE = 32
/** The number of samples per side of a pixel. */
const FINE = 8

/** Parses the mark, which contains only `rect`s, with color and opacity on them or on a group around them. */
export function readMark(svg: string): Shape[] {
  const groups: { fill?: string | undefined; opacity?: string | undefined }[] = [{}]
  const shapes: Shape[] = []
  for (const [tag] of svg.matchAll(/<\/?(?:g|rect|path|circle|polygon)\b[^>]*>/g)) {
    const given = Object.fromEntries(
      [...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string | undefined>
    const around = groups.at(-1) ?? {}
    const fill = given['fill'] ?? around.fill
    const opacity = given['opacity'] ?? around.opacity
    if (tag.startsWith('</g')) groups.pop()
    else if (tag.startsWith('<g')) groups.push({ fill, opacity })
    else if (tag.startsWith('<rect')) shapes.push(shapeOf(given, fill ?? '#000000', Number(opacity ?? 1)))
    else throw new Error(`The mark has a part that can't be drawn yet: ${tag}`)
  }
  return shapes
}

function shapeOf(given: Record<string, string | undefined>, fill: string, opacity: number): Shape {
  const number = (name: string) => Number(given[name] ?? 0)
  const color = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = color
  return {
    x: number('x'),
    y: number('y'),
    width: number('width'),
    height: number('height'),
    radius: number('rx'),
    color: [red, green, blue],
    opacity,
  }
}

/** Returns RGBA, row by row. It must be the same on every computer, so no library draws it. */
export function drawIcon(shapes: readonly Shape[], size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const sum = [0, 0, 0, 0]
      for (let point = 0; point < FINE * FINE; point += 1) {
        const x = ((column + ((point % FINE) + 0.5) / FINE) * SIDE) / size
        const y = ((row + (Math.floor(point / FINE) + 0.5) / FINE) * SIDE) / size
        const [red, green, blue, alpha] = colorAt(shapes, x, y)
        for (const [index, part] of [red * alpha, green * alpha, blue * alpha, alpha].entries()) {
          sum[index] = (sum[index] ?? 0) + part
        }
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = sum
      const at = (row * size + column) * 4
      if (alpha > 0)
        pixels.set(
          [red, green, blue].map((part) => Math.round(part / alpha)),
          at,
        )
      pixels[at + 3] = Math.round((alpha / (FINE * FINE)) * 255)
    }
  }
  return pixels
}

function colorAt(shapes: readonly Shape[], x: number, y: number): [number, number, number, number] {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (const shape of shapes) {
    if (!isInside(shape, x, y)) continue
    const { opacity, color } = shape
    const left = alpha * (1 - opacity)
    alpha = left + opacity
    ;[red, green, blue] = [red, green, blue].map(
      (part, index) => (part * left + (color[index] ?? 0) * opacity) / alpha,
    ) as [number, number, number]
  }
  return [red, green, blue, alpha]
}

function isInside({ x, y, width, height, radius }: Shape, atX: number, atY: number): boolean {
  const across = Math.abs(atX - x - width / 2) - (width / 2 - radius)
  const down = Math.abs(atY - y - height / 2) - (height / 2 - radius)
  if (across > radius || down > radius) return false
  return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
}
