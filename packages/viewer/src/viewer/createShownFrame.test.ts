import { describe, expect, it } from 'vitest'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FrameId, Stack, StackFrame } from '../model/Stack.ts'
import { createShownFrame } from './createShownFrame.ts'

const stackOf = (id: string): Stack => ({
  id,
  patientKey: 'p',
  studyKey: 's',
  seriesKey: id,
  part: 0,
  remarks: [],
  frames: [1, 2, 3].map((number) => ({ id: `${id}#${number}` }) as StackFrame),
})

function frames() {
  const decoded = new Map<FrameId, DecodedFrame>()
  const failures = new Map<FrameId, Refusal>()
  return {
    get: (id: FrameId) => decoded.get(id),
    failureOf: (id: FrameId) => failures.get(id),
    arrive: (id: FrameId) =>
      decoded.set(id, { rows: 1, columns: 1, samples: 1, values: new Uint8Array(1), min: 0, max: 0 }),
    drop: (id: FrameId) => decoded.delete(id),
    fail: (id: FrameId) => failures.set(id, { reason: 'broken', detail: 'decoder' }),
  }
}

const [a, b] = [stackOf('a'), stackOf('b')]

describe('the frame of a viewport', () => {
  it('stays the one before until the requested one has been decoded', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    expect(show(a, 'a#1').shown).toMatchObject({ frame: { id: 'a#1' }, index: 0 })
    expect(show(a, 'a#2')).toMatchObject({ shown: { frame: { id: 'a#1' } }, isWaiting: true })
    store.arrive('a#2')
    expect(show(a, 'a#2')).toMatchObject({ shown: { frame: { id: 'a#2' }, index: 1 }, isWaiting: false })
  })

  it('stays the one before until what is subtracted from the requested one has been decoded, or can’t be', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    store.arrive('a#2')
    show(a, 'a#1')
    const requested = () => show(a, 'a#2', ['a#3'])
    expect(requested()).toMatchObject({ shown: { frame: { id: 'a#1' } }, isWaiting: true })
    store.fail('a#3')
    expect(requested()).toMatchObject({ shown: { frame: { id: 'a#2' } }, isWaiting: false })
  })

  it('is never that of another series, even if that is all there is', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    show(a, 'a#1')
    expect(show(b, 'b#1')).toEqual({ shown: undefined, isWaiting: true, failure: undefined })
    // Back at the first series, what was shown of it before is known again only when it is there.
    store.drop('a#1')
    store.arrive('b#1')
    show(b, 'b#1')
    expect(show(a, 'a#1').shown).toBeUndefined()
  })

  it('is not the one before where the requested one can’t be shown', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    show(a, 'a#1')
    store.fail('a#2')
    expect(show(a, 'a#2')).toMatchObject({
      shown: undefined,
      isWaiting: false,
      failure: { detail: 'decoder' },
    })
  })

  it('is nothing when the series is closed or a frame isn’t part of it', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    show(a, 'a#1')
    expect(show(undefined, 'a#1').shown).toBeUndefined()
    expect(show(b, 'a#1').shown).toBeUndefined()
  })

  it('is the same object as long as nothing changes, so that nothing is drawn again', () => {
    const store = frames()
    const show = createShownFrame(store)
    store.arrive('a#1')
    expect(show(a, 'a#1').shown).toBe(show(a, 'a#1').shown)
    const { shown } = show(a, 'a#1')
    store.arrive('a#1')
    expect(show(a, 'a#1').shown).not.toBe(shown)
  })
})
