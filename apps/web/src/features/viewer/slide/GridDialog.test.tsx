import type { SlidePlacement, SlideView } from '@pandok/viewer'
import { makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { GridDialog } from './GridDialog.tsx'
import { SlideCounts } from './SlideCounts.tsx'

beforeAll(() => textStore.show('de'))
afterEach(cleanup)

async function opened() {
  const viewer = await viewerWith([])
  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256)])
  await viewer.slides.add([{ name: 'tissue.tif', blob: new Blob([header, body] as BlobPart[]) }])
  const id = viewer.slides.read().slides[0]?.id ?? ''
  viewer.slides.setMicrons(id, 0.5)
  const source = viewer.slides.read().slides[0]
  if (!source) throw new Error('no slide')
  const placement: SlidePlacement = { center: { x: 3000, y: 2000 }, scale: 0.5, rotation: 0 }
  const view = { placement: () => placement } as unknown as SlideView
  render(
    <ViewerContext value={viewer}>
      <GridDialog source={source} view={view} />
      <SlideCounts source={source} measurements={viewer.measurements} />
    </ViewerContext>,
  )
  act(() => viewer.slides.chooseGrid(id))
  const field = (name: RegExp) => screen.getByLabelText(name)
  const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
  const place = () => fireEvent.submit(screen.getByText(/Mitte/u))
  return { viewer, id, enter, place, field }
}

it('places a grid of the chosen squares in the middle of the view, and counts inside it by class', async () => {
  const { viewer, id, enter, place, field } = await opened()
  expect(field(/Seitenlänge/u)).toHaveProperty('value', '0,5')
  enter(/Seitenlänge/u, '0,25')
  enter(/untereinander/u, '4')
  screen.getByText('Gesamtfläche 1,00 mm²')
  place()
  const [grid] = viewer.measurements.read().items
  expect(grid).toMatchObject({
    tool: 'grid',
    place: { on: 'slide', slide: id },
    points: [
      { x: 2000, y: 1000 },
      { x: 4000, y: 3000 },
      { x: 2500, y: 1500 },
    ],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByText('Noch nichts gezählt')
  const points = [
    { x: 2000, y: 1000 },
    { x: 3000, y: 2000 },
    { x: 4000, y: 2000 },
  ]
  act(() => {
    viewer.measurements.add({ tool: 'counter', place: { on: 'slide', slide: id }, points, label: 'Mitose' })
  })
  const lines = screen.getByRole('list', { name: 'Anzahl in Gitter 1' })
  expect([...lines.children].map((line) => line.textContent)).toEqual([
    'Gitter 1, 4 × 4: 1,00 mm²',
    'Mitose: 2, Dichte 2,0/mm²',
  ])
})

it('says which number is wrong and places nothing', async () => {
  const { viewer, enter, place, field } = await opened()
  enter(/Seitenlänge/u, '0')
  enter(/nebeneinander/u, '2,5')
  place()
  expect(viewer.measurements.read().items).toEqual([])
  expect(field(/Seitenlänge/u).getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Geben Sie eine ganze Zahl von 1 bis 50 ein.')
})
