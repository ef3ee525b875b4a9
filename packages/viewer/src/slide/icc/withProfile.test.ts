import { describe, expect, it } from 'vitest'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import { colorAt, makeLevel } from '../testkit/makeLevel.ts'
import { makeMatrixProfile, makeTableProfile } from '../testkit/makeProfile.ts'
import { tiffBlob } from '../testkit/makeTiff.ts'
import { applyColorCube, createColorCube } from './createColorCube.ts'
import { readProfile } from './readProfile.ts'
import { readTransform } from './readTransform.ts'

/** Adobe RGB (1998), adapted to D50. */
const ADOBE = [
  [0.609_74, 0.311_11, 0.019_47],
  [0.205_28, 0.625_67, 0.060_87],
  [0.149_19, 0.063_22, 0.744_57],
]
const SRGB = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
]

const through = (profile: Uint8Array, color: readonly number[]): number[] => {
  const toXyz = readTransform(profile)
  if (!toXyz) throw new Error('no transform')
  const data = Uint8ClampedArray.from([...color, 255])
  applyColorCube(createColorCube(toXyz), data)
  return [...data.subarray(0, 3)]
}

/** sRGB to Lab under D50, by the formulas of the standard. */
const labOf = (red: number, green: number, blue: number): [number, number, number] => {
  const linear = [red, green, blue].map((v) => (v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  const xyz = [0, 1, 2].map((axis) =>
    SRGB.reduce((sum, row, at) => sum + (row[axis] ?? 0) * (linear[at] ?? 0), 0),
  )
  const [x = 0, y = 0, z = 0] = xyz.map((value, axis) => {
    const part = value / ([0.9642, 1, 0.8249][axis] ?? 1)
    return part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

describe('a color profile', () => {
  it.each([
    // Computed with numpy from the same primaries, without a table between.
    [
      [128, 128, 128],
      [129.04, 129.03, 129.01],
    ],
    [
      [100, 150, 200],
      [66.02, 151.41, 203.07],
    ],
    [
      [200, 120, 160],
      [223.76, 120.82, 162.92],
    ],
    [
      [230, 220, 235],
      [234.48, 220.96, 236.16],
    ],
    [
      [255, 255, 255],
      [255, 255, 254.95],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('by primaries turns %j into sRGB, within 1 of 255', (color, expected) => {
    through(makeMatrixProfile(ADOBE, 563 / 256), color).forEach((value, channel) => {
      expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(1)
    })
  })

  it('by a table turns colors into sRGB: one that holds sRGB itself changes nothing by more than 2', () => {
    const profile = makeTableProfile(17, labOf)
    for (const color of [
      [20, 20, 20],
      [128, 128, 128],
      [190, 90, 140],
      [240, 230, 245],
      [255, 255, 255],
    ]) {
      through(profile, color).forEach((value, channel) => {
        expect(Math.abs(value - (color[channel] ?? 0))).toBeLessThanOrEqual(2)
      })
    }
  })

  it('that is sRGB, that is cut off or of another kind is not applied', () => {
    expect(readProfile(makeMatrixProfile(SRGB, 2.2)).kind).toBe('srgb')
    const table = makeTableProfile(9, labOf)
    expect(readProfile(table).kind).toBe('applied')
    const cut = table.slice(0, 400)
    new DataView(cut.buffer).setUint32(140, 100)
    expect(readProfile(cut).kind).toBe('other')
  })

  it('of a slide is applied to its tiles', async () => {
    const profile = makeMatrixProfile(ADOBE, 563 / 256)
    const page = makeLevel(0, 40, 25, 16, { tags: { 34675: { bytes: profile } } })
    const opened = await openSlide([{ name: 'slide.tif', blob: tiffBlob([page]) }])
    if (!opened.ok) throw new Error(opened.refusal.reason)
    expect(opened.source.profile?.kind).toBe('applied')
    const tile = (await opened.source.loadTile(0, 1, 1)) as RgbaPicture
    expect([...tile.data.subarray(0, 3)]).toEqual(through(profile, colorAt(16, 16, 0)))
    expect(tile.data[3]).toBe(255)
  })
})
