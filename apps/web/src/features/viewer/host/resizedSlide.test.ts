import type { SlideSource } from '@pandok/viewer'
import { makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { expect, it } from 'vitest'
import type { MeasurementEvent } from '#shared/images/ImageHost.ts'
import { viewerWith } from '../testkit/viewerWith.ts'
import { createImageHost } from './createImageHost.ts'

/** Opens two slides of unknown pixel size, with a line of 5,000 pixels on each. */
async function measuredSlides() {
  const viewer = await viewerWith([])
  const host = createImageHost({ viewer, locale: () => 'ko', remarks: () => [] })
  const opened = async (name: string): Promise<SlideSource> => {
    const { header, body } = makeTiff([makeLevel(0, 600, 400, 256), makeLevel(1, 150, 100, 256)])
    const made = await viewer.slides.add([{ name, blob: new Blob([header, body] as BlobPart[]) }])
    if (!made || 'reason' in made) throw new Error('not opened')
    return made
  }
  const [slide, other] = [await opened('a.tif'), await opened('b.tif')]
  const lineOn = ({ id }: SlideSource) =>
    viewer.measurements.add({
      tool: 'length',
      place: { on: 'slide', slide: id },
      points: [
        { x: 0, y: 0 },
        { x: 3000, y: 4000 },
      ],
    })
  const line = lineOn(slide)
  lineOn(other)
  // The host watches from here on, so that the measuring itself isn't reported.
  const event: MeasurementEvent[] = []
  host.watch((one) => void event.push(one))
  return { viewer, host, slide, line, event }
}

it('trap 48: a new pixel size reports the measurements of that slide again, and no others', async () => {
  const { viewer, host, slide, line, event } = await measuredSlides()
  const lengths = () =>
    event.splice(0).map((one) => {
      if (one.kind !== 'changed') throw new Error(`${one.kind} of ${one.uid}`)
      const offer = one.offer('length', { unit: 'mm' })
      return [one.uid, one.image, offer && Number(offer.value)]
    })
  viewer.slides.setMicrons(slide.id, 0.5)
  expect(lengths()).toEqual([[line.id, slide.id, 2.5]])
  viewer.slides.setMicrons(slide.id, 0.25)
  expect(lengths()).toEqual([[line.id, slide.id, 1.25]])
  // The reader's size was removed, so the length becomes unknown instead of staying outdated.
  viewer.slides.setMicrons(slide.id, undefined)
  expect(lengths()).toEqual([[line.id, slide.id, undefined]])
  // Changes that don't concern the size aren't reported.
  viewer.slides.setMicrons(slide.id, undefined)
  viewer.slides.show(slide.id)
  viewer.slides.setBookmarks(slide.id, [])
  expect(event).toEqual([])
  host.dispose()
  viewer.slides.setMicrons(slide.id, 0.5)
  expect(event).toEqual([])
})
