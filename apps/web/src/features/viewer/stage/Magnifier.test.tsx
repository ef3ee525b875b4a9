import { MAGNIFIER_RADIUS, type PaintTask, toScreen, type Viewer } from '@pandok/viewer'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { Magnifier } from './Magnifier.tsx'
import { pictureTask } from './ViewportCanvas.tsx'

afterEach(cleanup)

const matrix = { a: 0.5, b: 0, c: 0, d: 0.5, e: 10, f: 20 }
const size = { width: 300, height: 200, ratio: 1 }

function Place({ viewer }: { viewer: Viewer }) {
  const root = useRef<HTMLDivElement>(null)
  const { frame: id = '', view } = viewer.session.activeViewport()
  const frame = viewer.locate(id)?.frame
  const decoded = viewer.frames.get(id)
  if (!frame || !decoded) return null
  const task = pictureTask({ frame, decoded }, view, false)
  return (
    <div ref={root} data-testid="image">
      <Magnifier root={root} size={size} tasks={[{ task, matrix }]} />
    </div>
  )
}

it('follows the pointer while it is enabled, with the point under the pointer in its middle, and disappears with it', async () => {
  const painted: PaintTask[] = []
  const viewer: Viewer = {
    ...(await viewerWith([openFile()])),
    painter: { paint: (_, task) => void painted.push(task) } as Partial<
      Viewer['painter']
    > as Viewer['painter'],
  }
  const { getByTestId, container } = render(
    <ViewerContext value={viewer}>
      <Place viewer={viewer} />
    </ViewerContext>,
  )
  const lens = () => container.querySelector<HTMLElement>('[data-magnifier]')
  fireEvent.pointerMove(getByTestId('image'), { clientX: 60, clientY: 70 })
  expect(lens()).toBeNull()

  act(() => viewer.session.toggle('hasMagnifier'))
  fireEvent.pointerMove(getByTestId('image'), { clientX: 60, clientY: 70 })
  expect(lens()?.style.left).toBe(`${60 - MAGNIFIER_RADIUS}px`)
  const shown = painted.at(-1)?.matrix
  // The image is scaled to half its size, so 60, 70 on the screen is the point 100, 100 of the image.
  expect(shown && toScreen(shown, { x: 100, y: 100 })).toEqual({ x: MAGNIFIER_RADIUS, y: MAGNIFIER_RADIUS })
  expect(shown?.a).toBeGreaterThanOrEqual(2)

  fireEvent.pointerLeave(getByTestId('image'))
  expect(lens()).toBeNull()
})
