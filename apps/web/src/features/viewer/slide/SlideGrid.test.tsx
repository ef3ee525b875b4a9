import type { SlideSource } from '@pandok/viewer'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { SlideGrid } from './SlideGrid.tsx'
import type { SlideTransform } from './useSlideTransform.ts'

afterEach(cleanup)

async function gridAt(scale: number, size?: { x: number; y: number }) {
  const viewer = await viewerWith([])
  const transform: SlideTransform = {
    placement: { center: { x: 0, y: 0 }, scale, rotation: 0 },
    width: 300,
    height: 200,
    failedTiles: 0,
    matrix: { a: scale, b: 0, c: 0, d: scale, e: 7, f: 9 },
  }
  const micronsPerPixel: SlideSource['micronsPerPixel'] = size && { ...size, origin: 'dicom' }
  const source = { micronsPerPixel } as SlideSource
  const { container } = render(
    <ViewerContext value={viewer}>
      <SlideGrid source={source} transform={transform} />
    </ViewerContext>,
  )
  const square = () => {
    const pattern = container.querySelector('pattern')
    return pattern && ['width', 'height', 'patternTransform'].map((name) => pattern.getAttribute(name))
  }
  const ink = () => container.querySelector('path')?.getAttribute('stroke')
  return { square, ink, next: () => act(() => viewer.slides.showNextGrid()) }
}

it('a counting grid has squares of its size in the tissue, which move and scale with the slide', async () => {
  const { square, ink, next } = await gridAt(0.5, { x: 0.25, y: 0.5 })
  expect(square()).toBeNull()
  next()
  expect(square()).toEqual(['400', '200', 'matrix(0.5 0 0 0.5 7 9)'])
  // A class of a color that the theme doesn't have leaves the lines without a color.
  expect(ink()).toBe('black')
  next()
  expect(square()).toEqual(['2000', '1000', 'matrix(0.5 0 0 0.5 7 9)'])
})

it('a counting grid is not drawn if it would hide the tissue, or without a pixel size', async () => {
  const small = await gridAt(0.02, { x: 0.25, y: 0.25 })
  small.next()
  expect(small.square()).toBeNull()
  small.next()
  expect(small.square()).not.toBeNull()
  const unknown = await gridAt(0.5)
  unknown.next()
  expect(unknown.square()).toBeNull()
})
