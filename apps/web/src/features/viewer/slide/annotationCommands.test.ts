import { dismissAllToasts } from '@pandok/ui'
import type { SlideSource } from '@pandok/viewer'
import { afterEach, expect, it } from 'vitest'
import { viewerWith } from '../testkit/viewerWith.ts'
import { loadAnnotations } from './annotationCommands.ts'

afterEach(dismissAllToasts)

const text = Object.assign((key: string) => key, { locale: 'ko' }) as never

it('annotations of a file are added to the slide, without an undo step', async () => {
  const viewer = await viewerWith([])
  const file = new Blob([
    JSON.stringify({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [3, 4] },
      properties: { classification: { name: 'Mitosis' } },
    }),
  ])
  await loadAnnotations(viewer, { id: 's' } as SlideSource, file, text)
  expect(viewer.measurements.read()).toMatchObject({
    items: [
      { tool: 'counter', label: 'Mitosis', place: { on: 'slide', slide: 's' }, points: [{ x: 3, y: 4 }] },
    ],
    canUndo: false,
  })
})

it('a message says that an outline is drawn without its holes', async () => {
  const viewer = await viewerWith([])
  const ring = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, from],
  ]
  const coordinates = [ring(0, 9), ring(4, 6), ring(6, 7)]
  const file = new Blob([JSON.stringify({ type: 'Feature', geometry: { type: 'Polygon', coordinates } })])
  const said: unknown[] = []
  const telling = Object.assign((...words: unknown[]) => `${said.push(words)}`, { locale: 'ko' }) as never
  await loadAnnotations(viewer, { id: 's' } as SlideSource, file, telling)
  expect(said).toContainEqual(['viewer.slide.annotations.holes', { count: 2 }])
  expect(said.flat()).not.toContain('viewer.slide.annotations.leftOut')
})

it('a file without annotations changes nothing', async () => {
  const viewer = await viewerWith([])
  await loadAnnotations(viewer, { id: 's' } as SlideSource, new Blob(['no']), text)
  expect(viewer.measurements.read().items).toEqual([])
})
