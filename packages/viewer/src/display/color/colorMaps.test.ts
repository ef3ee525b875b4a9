import { describe, expect, it } from 'vitest'
import { bytesOf, parseFile } from '../../dicom/index.ts'
import { VIEW_RESET } from '../../session/index.ts'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { COLOR_MAPS, colorsOf } from './colorMaps.ts'
import { nextColors } from './nextColors.ts'

const at = (id: string, level: number) => [...(colorsOf(id)?.subarray(3 * level, 3 * level + 3) ?? [])]

it('hot iron goes over red and orange to white', () => {
  expect([0, 64, 128, 192, 255].map((level) => at('hotIron', level))).toEqual([
    [0, 0, 0],
    [128, 0, 0],
    [255, 0, 0],
    [255, 129, 4],
    [255, 255, 255],
  ])
})

it('the PET palette has the corners of the standard', () => {
  expect([63, 128, 192, 255].map((level) => at('pet', level))).toEqual([
    [0, 128, 126],
    [128, 0, 255],
    [255, 129, 0],
    [255, 255, 255],
  ])
})

it('hot metal blue has the corners of the standard', () => {
  expect([102, 119, 153, 238].map((level) => at('hotMetalBlue', level))).toEqual([
    [50, 0, 200],
    [90, 0, 150],
    [190, 64, 0],
    [255, 223, 200],
  ])
})

it('every map begins black, and an unknown name is no map', () => {
  for (const id of COLOR_MAPS) expect(at(id, 0)).toEqual([0, 0, 0])
  expect(colorsOf('unheard of')).toBeUndefined()
})

it('maps come one after the other, none of them inverted, and gray of PET is dark on bright again', () => {
  const start = { ...VIEW_RESET, isInverted: true }
  const seen = [nextColors(start, 'PT')]
  for (let times = 0; times < COLOR_MAPS.length; times++)
    seen.push(nextColors({ ...start, ...(seen.at(-1) ?? {}) }, 'PT'))
  expect(seen.map(({ colors }) => colors)).toEqual([...COLOR_MAPS, undefined])
  expect(seen.map(({ isInverted }) => isInverted)).toEqual([...COLOR_MAPS.map(() => false), true])
  const last = { ...start, colors: COLOR_MAPS.at(-1) }
  expect(nextColors(last, 'CT')).toEqual({ colors: undefined, isInverted: false })
})

describe('beside the files of the standard', () => {
  it.each([
    ['hotIron', 'hotiron'],
    ['pet', 'pet'],
    ['hotMetalBlue', 'hotmetalblue'],
  ])('%s is right to 2 of 255', (id, file) => {
    const parsed = parseFile(readCorpusFile(`pydicom/palettes/${file}.dcm`))
    if (!parsed.ok) throw new Error(`${file} could not be read`)
    for (const [channel, tag] of [0x00281201, 0x00281202, 0x00281203].entries()) {
      const requested = [...bytesOf(parsed.file.dataset, tag)]
      const far = requested.filter((value, level) => Math.abs(value - (at(id, level)[channel] ?? -99)) > 2)
      expect(far).toEqual([])
      expect(requested).toHaveLength(256)
    }
  })
})
