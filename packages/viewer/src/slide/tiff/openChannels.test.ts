import { describe, expect, it } from 'vitest'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import { type TagValue, type TiffPage, tiffBlob } from '../testkit/makeTiff.ts'

const TILE = 16

/** A page of 16 bits whose values are told by place. */
const page = (
  grayAt: (x: number, y: number) => number,
  tags: Record<number, TagValue> = {},
  [width, height]: readonly [number, number] = [24, 16],
): TiffPage => {
  const columns = Math.ceil(width / TILE)
  return {
    tags: {
      256: { longs: [width] },
      257: { longs: [height] },
      258: { shorts: [16] },
      259: { shorts: [1] },
      262: { shorts: [1] },
      277: { shorts: [1] },
      322: { longs: [TILE] },
      323: { longs: [TILE] },
      ...tags,
    },
    tiles: Array.from({ length: columns * Math.ceil(height / TILE) }, (_, tile) => {
      const values = Uint16Array.from({ length: TILE * TILE }, (_value, at) =>
        grayAt(
          (tile % columns) * TILE + (at % TILE),
          Math.floor(tile / columns) * TILE + Math.floor(at / TILE),
        ),
      )
      return new Uint8Array(values.buffer)
    }),
  }
}

const ome = (channels: readonly string[], more = '', pixels = '') => ({
  270: {
    text:
      `<OME><Image><Pixels SizeC="${channels.length}" SizeX="24" SizeY="16" DimensionOrder="XYCZT" ${pixels}>` +
      `${channels.map((attributes) => `<Channel SamplesPerPixel="1" ${attributes}/>`).join('')}${more}</Pixels></Image></OME>`,
  },
})
const BLUE = 'Name="DAPI" Color="65535"'
const RED = 'Name="Ki-67 &lt;AF647&gt;" Color="-16776961"'

const open = async (pages: readonly TiffPage[]) => {
  const opened = await openSlide([{ name: 'slide.ome.tif', blob: tiffBlob(pages) }])
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const { source } = opened
  const at = async (x: number, y: number) => {
    const { data, width } = (await source.loadTile(0, 0, 0)) as RgbaPicture
    return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  }
  return { source, at }
}

describe('openChannels', () => {
  it('adds the light of the channels, each in its color and within its levels', async () => {
    const { source, at } = await open([
      page((x) => (x < 8 ? 0 : 4000), ome([BLUE, RED])),
      page((_, y) => (y < 8 ? 100 : 1100)),
    ])
    expect(source.remarks).toEqual([])
    expect(source.channels?.read().channels).toEqual([
      { name: 'DAPI', color: [0, 0, 255], low: 0, high: 4000, top: 8191, isShown: true },
      { name: 'Ki-67 <AF647>', color: [255, 0, 0], low: 100, high: 1100, top: 4095, isShown: true },
    ])
    expect(await Promise.all([at(0, 0), at(8, 0), at(0, 8), at(8, 8)])).toEqual([
      [0, 0, 0, 255],
      [0, 0, 255, 255],
      [255, 0, 0, 255],
      [255, 0, 255, 255],
    ])
    const edge = await source.loadTile(0, 1, 0)
    expect([edge.width, edge.height]).toEqual([8, 16])
  })

  it('follows what is switched off and how levels are set, which never cross', async () => {
    const { source, at } = await open([page(() => 600, ome([BLUE, RED])), page((x) => (x < 8 ? 0 : 1000))])
    const channels = source.channels
    if (!channels) throw new Error('no channels')
    channels.toggle(0)
    channels.setHigh(1, 500)
    channels.setLow(1, 400)
    expect(await at(8, 0)).toEqual([255, 0, 0, 255])
    channels.setHigh(1, 1600)
    expect(await at(8, 0)).toEqual([128, 0, 0, 255])
    channels.setHigh(1, 100)
    expect(channels.read().channels[1]).toMatchObject({ low: 99, high: 100 })
    channels.setLow(1, 1e9)
    expect(channels.read().channels[1]).toMatchObject({ low: 2046, high: 2047, top: 2047 })
    channels.toggle(7)
    channels.reset()
    expect(channels.read().channels.map(({ isShown }) => isShown)).toEqual([true, true])
  })

  it('finds pages by the order of the dimensions and by what the file says of each', async () => {
    const values = [1, 2, 3, 4].map((value) => page((x) => (x < 8 ? 0 : value * 100)))
    const ordered = await open([
      page((x) => (x < 8 ? 0 : 100), ome([BLUE, RED], '', 'SizeZ="2"')),
      ...values.slice(1),
    ])
    expect(ordered.source.channels?.read().channels.map(({ high }) => high)).toEqual([100, 200])
    const zFirst = { 270: { text: ome([BLUE, RED], '', 'SizeZ="2"')[270].text.replace('XYCZT', 'XYZCT') } }
    const later = await open([page((x) => (x < 8 ? 0 : 100), zFirst), ...values.slice(1)])
    expect(later.source.channels?.read().channels.map(({ high }) => high)).toEqual([100, 300])
    const told = ome([BLUE, RED], '<TiffData FirstC="0" IFD="3"/><TiffData FirstC="1" IFD="0"/>', 'SizeZ="2"')
    const named = await open([page((x) => (x < 8 ? 0 : 100), told), ...values.slice(1)])
    expect(named.source.channels?.read().channels.map(({ high }) => high)).toEqual([400, 100])
  })

  it('gives colors where nobody chose any, and shows one page where channels lie in other files', async () => {
    const plain = await open([page(() => 1, ome(['Color="-1"', 'Color="-1"'])), page(() => 1)])
    expect(plain.source.channels?.read().channels.map(({ color }) => color)).toEqual([
      [0, 102, 255],
      [0, 255, 0],
    ])
    const files = ['a', 'b'].map((name) => `<TiffData><UUID FileName="${name}.tif"/></TiffData>`).join('')
    const set = await open([page(() => 1, ome([BLUE, RED], files)), page(() => 1)])
    expect(set.source.channels).toBeUndefined()
    expect(set.source.remarks).toEqual([{ kind: 'channels', count: 2 }])
    const short = await open([page(() => 1, ome([BLUE, RED, BLUE])), page(() => 1)])
    expect(short.source.channels).toBeUndefined()
  })
})
