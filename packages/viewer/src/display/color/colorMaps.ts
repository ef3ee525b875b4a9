/** Level from 0 to 255 and the channel's value there, interpolated linearly. */
type Stops = readonly (readonly [level: number, value: number])[]

interface ColorMap {
  id: string
  red: Stops
  green: Stops
  blue: Stops
}

const MAPS = [
  // The well-known palettes of PS3.6 annex B, by the corners of their curves.
  {
    id: 'hotIron',
    red: [
      [0, 0],
      [128, 255],
    ],
    green: [
      [128, 0],
      [255, 255],
    ],
    blue: [
      [191, 0],
      [255, 255],
    ],
  },
  {
    id: 'pet',
    red: [
      [63, 0],
      [192, 255],
    ],
    green: [
      [0, 0],
      [63, 128],
      [128, 0],
      [255, 255],
    ],
    blue: [
      [0, 0],
      [128, 255],
      [192, 0],
      [255, 255],
    ],
  },
  {
    id: 'hotMetalBlue',
    red: [
      [85, 0],
      [102, 50],
      [119, 90],
      [153, 190],
      [170, 255],
    ],
    green: [
      [119, 0],
      [255, 255],
    ],
    blue: [
      [0, 0],
      [102, 200],
      [119, 150],
      [136, 50],
      [153, 0],
      [170, 0],
      [238, 200],
      [255, 255],
    ],
  },
  {
    id: 'spectrum',
    red: [
      [0, 0],
      [32, 96],
      [64, 0],
      [128, 0],
      [192, 255],
    ],
    green: [
      [64, 0],
      [96, 192],
      [192, 255],
      [240, 0],
    ],
    blue: [
      [0, 0],
      [48, 255],
      [96, 255],
      [144, 0],
    ],
  },
] as const satisfies readonly ColorMap[]

export type ColorMapId = (typeof MAPS)[number]['id']

/** Names are in `i18n` under `viewer.colors.<id>`. */
export const COLOR_MAPS: readonly ColorMapId[] = MAPS.map(({ id }) => id)

/** 256 colors of three bytes each; undefined for an unknown name, which is shown in gray. */
export function colorsOf(id: string): Uint8Array | undefined {
  const map = MAPS.find((known) => known.id === id)
  if (!map) return undefined
  const colors = new Uint8Array(768)
  for (let level = 0; level < 256; level++) {
    colors[3 * level] = valueAt(map.red, level)
    colors[3 * level + 1] = valueAt(map.green, level)
    colors[3 * level + 2] = valueAt(map.blue, level)
  }
  return colors
}

function valueAt(stops: Stops, level: number): number {
  const next = stops.findIndex(([at]) => at >= level)
  const after = stops[next] ?? stops.at(-1)
  const before = next > 0 ? stops[next - 1] : undefined
  if (!after) return 0
  if (!before || next < 0) return after[1]
  return Math.round(before[1] + ((after[1] - before[1]) * (level - before[0])) / (after[0] - before[0]))
}
