import type { DecodedFrame, FrameId, Refusal, Stack, StackFrame, Viewer, ViewerFrames } from '@pandok/viewer'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useShownFrame } from './useShownFrame.ts'

afterEach(cleanup)

/** Frames that arrive on the test's request. */
function framesOnTheirWay() {
  const decoded = new Map<FrameId, DecodedFrame>()
  const failures = new Map<FrameId, Refusal>()
  const listeners = new Set<() => void>()
  const tell = () => act(() => listeners.forEach((listener) => void listener()))
  const frames: Pick<ViewerFrames, 'get' | 'failureOf' | 'subscribe'> = {
    get: (id: FrameId) => decoded.get(id),
    failureOf: (id: FrameId) => failures.get(id),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    viewer: { frames: frames as ViewerFrames } as Viewer,
    arrive(id: FrameId) {
      decoded.set(id, { rows: 1, columns: 1, samples: 1, values: new Uint8Array(1), min: 0, max: 0 })
      tell()
    },
    fail(id: FrameId) {
      failures.set(id, { reason: 'broken', detail: 'decoder: crash' })
      tell()
    },
  }
}

const stackOf = (id: string): Stack => ({
  id,
  patientKey: 'p',
  studyKey: 's',
  seriesKey: id,
  part: 0,
  remarks: [],
  frames: [1, 2, 3].map((number) => ({ id: `${id}#${number}` }) as StackFrame),
})

function Shown({ stack, requested }: { stack: Stack; requested: FrameId }) {
  const { shown, isWaiting, failure } = useShownFrame(stack, requested)
  return (
    <p>
      {shown?.frame.id ?? 'nothing'} {isWaiting ? 'waiting' : 'settled'} {failure?.detail}
    </p>
  )
}

function watch(viewer: Viewer, stack: Stack, first: FrameId) {
  const screenOf = (of: Stack, requested: FrameId) => (
    <ViewerContext value={viewer}>
      <Shown stack={of} requested={requested} />
    </ViewerContext>
  )
  const { rerender } = render(screenOf(stack, first))
  return {
    ask: (requested: FrameId, of = stack) => rerender(screenOf(of, requested)),
    seen: () => screen.getByRole('paragraph').textContent?.trim(),
  }
}

it('a frame that arrives late is never shown over a newer one', () => {
  const { viewer, arrive } = framesOnTheirWay()
  const { ask, seen } = watch(viewer, stackOf('a'), 'a#1')
  arrive('a#1')
  ask('a#2')
  expect(seen()).toBe('a#1 waiting')
  ask('a#3')
  arrive('a#3')
  expect(seen()).toBe('a#3 settled')
  arrive('a#2')
  expect(seen()).toBe('a#3 settled')
})

it('a frame that was requested and scrolled past is not shown, and the previous one stays until the next one arrives', () => {
  const { viewer, arrive } = framesOnTheirWay()
  const { ask, seen } = watch(viewer, stackOf('a'), 'a#1')
  arrive('a#1')
  ask('a#2')
  ask('a#3')
  arrive('a#2')
  expect(seen()).toBe('a#1 waiting')
})

it('no frame of another series stays visible', () => {
  const { viewer, arrive } = framesOnTheirWay()
  const { ask, seen } = watch(viewer, stackOf('a'), 'a#1')
  arrive('a#1')
  ask('b#1', stackOf('b'))
  expect(seen()).toBe('nothing waiting')
})

it('a frame that failed is not hidden by its neighbor', () => {
  const { viewer, arrive, fail } = framesOnTheirWay()
  const { ask, seen } = watch(viewer, stackOf('a'), 'a#1')
  arrive('a#1')
  ask('a#2')
  fail('a#2')
  expect(seen()).toBe('nothing settled decoder: crash')
  ask('a#1')
  expect(seen()).toBe('a#1 settled')
})
