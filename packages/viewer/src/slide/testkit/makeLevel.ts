import type { TagValue, TiffPage } from './makeTiff.ts'

export interface LevelOptions {
  compression?: number
  predictor?: number
  tags?: Record<number, TagValue>
  encode?: (tile: Uint8Array<ArrayBuffer>) => Uint8Array
}

/** The color of the pixel at a place of a level: different for every place within 256 × 256 and for every level. */
export const colorAt = (x: number, y: number, level: number): [number, number, number] => [
  x & 255,
  y & 255,
  (level * 40 + (x >> 8) * 16 + (y >> 8)) & 255,
]

/** A level of RGB tiles of which every pixel says where it is. Tiles are padded with 99. */
export const makeLevel = (
  level: number,
  width: number,
  height: number,
  tile: number,
  options: LevelOptions = {},
): TiffPage => {
  const { compression = 1, encode = (bytes) => bytes } = options
  const tiles: Uint8Array[] = []
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const bytes = new Uint8Array(tile * tile * 3).fill(99)
      for (let y = top; y < Math.min(height, top + tile); y++) {
        for (let x = left; x < Math.min(width, left + tile); x++) {
          bytes.set(colorAt(x, y, level), ((y - top) * tile + (x - left)) * 3)
        }
      }
      tiles.push(encode(bytes))
    }
  }
  return {
    tags: {
      254: { longs: [level === 0 ? 0 : 1] },
      256: { longs: [width] },
      257: { longs: [height] },
      258: { shorts: [8, 8, 8] },
      259: { shorts: [compression] },
      262: { shorts: [2] },
      277: { shorts: [3] },
      322: { longs: [tile] },
      323: { longs: [tile] },
      ...options.tags,
    },
    tiles,
  }
}
