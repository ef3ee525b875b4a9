import type { FrameId, Viewer } from '@pandok/viewer'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { useSessionPart, useStack } from '../workspace/useViewerParts.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useSeen } from './useSeen.ts'
import { useShownFrame } from './useShownFrame.ts'

afterEach(cleanup)

function Place({ at }: { at: number }) {
  const viewport = useSessionPart(({ viewports }) => viewports[at])
  const stack = useStack(viewport?.stack)
  useSeen(stack?.id, useShownFrame(stack, viewport?.frame).shown, true)
  return null
}

/** The viewports as in the grid: only one if it is enlarged. */
function Places() {
  const alone = useSessionPart(({ isMaximized, active }) => (isMaximized ? active : undefined))
  const count = useSessionPart(({ viewports }) => viewports.length)
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => alone === undefined || alone === at)
    .map((at) => <Place key={at} at={at} />)
}

/** Opens a stack of 5 frames that are decoded on the test's request. */
async function looking() {
  const viewer = await viewerWith(
    Array.from({ length: 5 }, (_, i) => openFile({ ImagePositionPatient: [0, 0, i], InstanceNumber: i + 1 })),
  )
  const decoded = new Set<FrameId>()
  const listeners = new Set<() => void>()
  const late: Viewer = {
    ...viewer,
    frames: {
      ...viewer.frames,
      get: (id) => (decoded.has(id) ? viewer.frames.get(id) : undefined),
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  const { session } = viewer
  session.seen.clear()
  const stack = session.activeViewport().stack as string
  const frames = viewer.stackOf(stack)?.frames.map(({ id }) => id) ?? []
  render(
    <ViewerContext value={late}>
      <Places />
    </ViewerContext>,
  )
  return {
    session,
    stack,
    seen: () => session.seen.of(stack),
    arrive: (...numbers: number[]) =>
      act(() => {
        for (const number of numbers) decoded.add(frames[number] as FrameId)
        for (const listener of listeners) listener()
      }),
  }
}

it('counts an image once it is decoded and drawn, but not if it was scrolled past before', async () => {
  const { session, seen, arrive } = await looking()
  expect(seen()).toBe(0)
  arrive(0)
  expect(seen()).toBe(1)
  act(() => session.scroll(1))
  act(() => session.scroll(1))
  expect(seen()).toBe(1)
  arrive(1, 2)
  expect(seen()).toBe(2)
})

it('counts nothing in a viewport that another one hides, even when it scrolls along', async () => {
  const { session, stack, seen, arrive } = await looking()
  act(() => {
    session.layout(1, 2)
    session.show(stack, 1)
    session.activate(0)
    session.toggle('isMaximized')
  })
  arrive(0, 1, 2, 3, 4)
  act(() => session.goTo(2, 1))
  expect(seen()).toBe(1)
  act(() => session.toggle('isMaximized'))
  expect(seen()).toBe(2)
})
