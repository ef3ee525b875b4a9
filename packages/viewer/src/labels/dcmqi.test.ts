import { describe, expect, it } from 'vitest'
import { toScreen } from '../display/placement/placeImage.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { masksOn, type PlacedMask, planeTolerance } from './labelsOn.ts'
import { labelVolumes } from './segmentMasks.ts'
import { DCMQI_SIZE, DCMQI_VOLUMES, dcmqiImages } from './testkit/dcmqiVolumes.ts'
import { frameOf, segmentationFile } from './testkit/segmentationFile.ts'

const { columns, rows, slices } = DCMQI_SIZE

describe.each(DCMQI_VOLUMES)('a segmentation that dcmqi wrote ($name)', (volume) => {
  const segments = volume.files.flat()

  it('V40 lies on the images that it was drawn on, voxel by voxel', async () => {
    const { record, content, masks } = await segmentationFile(readCorpusFile(`dcmqi/${volume.name}.dcm`))
    const frames = dcmqiImages(volume).map(frameOf)
    const { frameOfReference } = record
    for (const [slice, frame] of frames.entries()) {
      const tolerance = planeTolerance(frames, slice)
      const placed = masksOn(frame, masks, { frameOfReference, tolerance })
      for (const { name, has } of segments) {
        const number = content.labels.find((label) => label.name === name)?.number
        const own = placed.filter(({ mask }) => mask.label === number)
        const found = own.flatMap(({ mask }) => voxelsOf(mask.mask))
        expect(found.sort(), `${name}, slice ${slice}`).toEqual(drawn((x, y) => has(x, y, slice)).sort())
        for (const one of own) expect(corners(one)).toBeLessThan(0.01)
      }
    }
  })

  it('V74 has the names, colors and volumes that were drawn', async () => {
    const { content, masks } = await segmentationFile(readCorpusFile(`dcmqi/${volume.name}.dcm`))
    const byName = <T extends { name: string }>(list: readonly T[]) =>
      [...list].sort((a, b) => (a.name < b.name ? -1 : 1))
    const labels = byName(content.labels)
    expect(labels.map(({ name }) => name)).toEqual(byName(segments).map(({ name }) => name))
    const volumes = labelVolumes(content, masks)
    const voxel = Math.abs(volume.spacing.reduce((product, step) => product * step)) / 1000
    for (const [index, { color, has }] of byName(segments).entries()) {
      const label = labels[index]
      // CIELab in 16 bits there and back: no part of a color moves by more than one.
      for (const [part, value] of color.entries())
        expect(Math.abs((label?.color?.[part] ?? -9) - value)).toBeLessThanOrEqual(1)
      const voxels = Array.from({ length: slices }, (_, slice) => drawn((x, y) => has(x, y, slice)).length)
      const sum = voxels.reduce((all, some) => all + some)
      // Places are written with nine digits.
      expect((volumes.get(label?.number ?? 0) ?? 0) / (sum * voxel)).toBeCloseTo(1, 5)
    }
  })
})

/** «column,row» of each voxel of a slice. */
function drawn(has: (column: number, row: number) => boolean): string[] {
  const all = Array.from(
    { length: columns * rows },
    (_, at) => [at % columns, Math.floor(at / columns)] as const,
  )
  return all.flatMap(([x, y]) => (has(x, y) ? [`${x},${y}`] : []))
}

const voxelsOf = ({ left, top, columns: width, values }: PlacedMask['mask']['mask']): string[] =>
  [...values].flatMap((value, at) =>
    value === 0 ? [] : [`${left + (at % width)},${top + Math.floor(at / width)}`],
  )

/** How far in pixels the corners of a mask's frame lie from those of the image. */
function corners({ matrix }: PlacedMask): number {
  const places = [
    [0, 0],
    [columns, 0],
    [0, rows],
  ] as const
  return Math.max(
    ...places.map(([x, y]) => {
      const at = toScreen(matrix, { x, y })
      return Math.hypot(at.x - x, at.y - y)
    }),
  )
}
