import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { DecodeOutcome } from '../worker/DecodeJob.ts'
import { createFrameStore, type StoredFrame } from './createFrameStore.ts'
import { scrollOrder } from './scrollOrder.ts'

const FORMAT: PixelFormat = {
  rows: 1,
  columns: 100,
  samples: 1,
  photometric: 'MONOCHROME2',
  bitsAllocated: 8,
  bitsStored: 8,
  highBit: 7,
  isSigned: false,
  planar: 0,
  kind: 'integer',
}

const frameOf = (number: number): StoredFrame => ({ id: `a#${number}`, image: { format: FORMAT } })
const framesOf = (...numbers: number[]) => numbers.map(frameOf)
const pixels = (bytes = 100): DecodedFrame => ({
  rows: 1,
  columns: bytes,
  samples: 1,
  values: new Uint8Array(bytes),
  min: 0,
  max: 0,
})

/** A store whose decoder answers when the test says so. */
function manual(budgetBytes: number, lanes = 2, onGone?: (id: string) => void) {
  const open = new Map<string, (outcome: DecodeOutcome) => void>()
  const asked: string[] = []
  const told: string[] = []
  const store = createFrameStore<StoredFrame>({
    budgetBytes,
    lanes,
    ...(onGone && { onGone }),
    decode: ({ id }, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push(id)
        open.set(id, resolve)
        signal.addEventListener('abort', () => {
          open.delete(id)
          reject(signal.reason)
        })
      }),
  })
  store.subscribe((id, state) => told.push(`${id} ${state}`))
  const answer = async (id: string, outcome: DecodeOutcome = { ok: true, frame: pixels() }) => {
    open.get(id)?.(outcome)
    open.delete(id)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { store, open, asked, told, answer }
}

describe('a frame store', () => {
  it('decodes in the order of importance, never more at once than there are lanes', async () => {
    const { store, asked, answer, told } = manual(1000)
    store.request(framesOf(3, 1, 2))
    expect(asked).toEqual(['a#3', 'a#1'])
    await answer('a#3')
    expect(asked).toEqual(['a#3', 'a#1', 'a#2'])
    expect(store.get('a#3')?.values).toHaveLength(100)
    expect(told).toEqual(['a#3 ready'])
  })

  it('V18 trap 75: what is no longer wanted is given up, and its late answer changes nothing', async () => {
    const { store, open, asked, answer, told } = manual(1000)
    store.request(framesOf(1, 2, 3))
    const late = open.get('a#1')
    store.request(framesOf(9))
    expect(asked).toEqual(['a#1', 'a#2', 'a#9'])
    late?.({ ok: true, frame: pixels() })
    await answer('a#9')
    expect(store.get('a#1')).toBeUndefined()
    expect(told).toEqual(['a#9 ready'])
    expect(store.counters()).toMatchObject({ running: 0, waiting: 0, dropped: 2, frames: 1 })
  })

  it('makes room by letting go what was used longest ago', async () => {
    const { store, answer } = manual(300)
    store.request(framesOf(1, 2, 3))
    for (const id of ['a#1', 'a#2', 'a#3']) await answer(id)
    store.get('a#1')
    store.request(framesOf(4))
    await answer('a#4')
    expect([1, 2, 3, 4].map((n) => store.get(`a#${n}`) !== undefined)).toEqual([true, false, true, true])
    expect(store.counters()).toMatchObject({ bytes: 300, evicted: 1 })
  })

  it('does not begin what memory could not hold beside more important frames', async () => {
    const { store, asked, answer } = manual(200)
    store.request(framesOf(1, 2, 3, 4))
    await answer('a#1')
    await answer('a#2')
    expect(asked).toEqual(['a#1', 'a#2'])
    expect(store.counters()).toMatchObject({ bytes: 200, evicted: 0, waiting: 0 })
  })

  it('keeps a pinned frame whatever else is wanted, and lets it go once it is unpinned', async () => {
    const { store, answer } = manual(100)
    store.pin('a#1')
    store.request(framesOf(1))
    await answer('a#1')
    store.request(framesOf(2))
    await answer('a#2')
    expect(store.get('a#1')).toBeDefined()
    store.unpin('a#1')
    await answer('a#2')
    expect(store.get('a#1')).toBeUndefined()
    expect(store.get('a#2')).toBeDefined()
  })

  it('pins many at once as it would one by one', async () => {
    const { store, answer } = manual(200)
    store.pin('a#1', 'a#2')
    store.pin('a#2')
    store.request(framesOf(1, 2))
    await answer('a#1')
    await answer('a#2')
    store.unpin('a#1', 'a#2')
    store.request(framesOf(3, 4))
    await answer('a#3')
    expect([1, 2, 3].map((n) => store.get(`a#${n}`) !== undefined)).toEqual([false, true, true])
  })

  it('remembers why a frame failed and does not ask for it again until it was dropped', async () => {
    const { store, asked, answer, told } = manual(1000)
    store.request(framesOf(1))
    await answer('a#1', { ok: false, refusal: { reason: 'broken' } })
    store.request(framesOf(1))
    expect(store.failureOf('a#1')).toEqual({ reason: 'broken' })
    expect(told).toEqual(['a#1 failed'])
    expect(asked).toEqual(['a#1'])
    store.drop(['a#1'])
    store.request(framesOf(1))
    expect(asked).toEqual(['a#1', 'a#1'])
  })

  it('takes a frame that came with its file instead of decoding it', async () => {
    const { store, asked, told } = manual(1000, 1)
    store.request(framesOf(1, 2))
    store.put(frameOf(2), pixels())
    expect(told).toEqual(['a#2 ready'])
    store.put(frameOf(1), pixels())
    expect(asked).toEqual(['a#1'])
    expect(store.counters()).toMatchObject({ running: 0, waiting: 0, frames: 2 })
  })

  it('lets nothing go for a frame that nobody has asked for', async () => {
    const { store, told, answer } = manual(200)
    store.request(framesOf(1))
    await answer('a#1')
    store.put(frameOf(2), pixels())
    store.put(frameOf(3), pixels())
    expect([1, 2, 3].map((n) => store.get(`a#${n}`) !== undefined)).toEqual([true, true, false])
    expect(told).toEqual(['a#1 ready', 'a#2 ready'])
  })

  it('says of each frame that goes, for whatever reason, that it is gone', async () => {
    const gone: string[] = []
    const { store, answer } = manual(300, 3, (id) => gone.push(id))
    store.request(framesOf(1, 2, 3))
    for (const id of ['a#1', 'a#2', 'a#3']) await answer(id)
    expect(gone).toEqual([])
    store.request(framesOf(4))
    await answer('a#4')
    expect(gone).toEqual(['a#1'])
    store.drop(['a#2'])
    expect(gone).toEqual(['a#1', 'a#2'])
    store.clear()
    expect(gone).toEqual(['a#1', 'a#2', 'a#3', 'a#4'])
  })

  it('holds nothing after everything was closed', async () => {
    const { store, answer } = manual(1000)
    store.request(framesOf(1, 2, 3))
    await answer('a#1')
    store.clear()
    await answer('a#2')
    expect(store.counters()).toMatchObject({ bytes: 0, frames: 0, running: 0, waiting: 0 })
  })

  it('V17 what is set aside for something else makes room as frames do, and is refused beside pinned ones', async () => {
    const { store, answer } = manual(400)
    store.request(framesOf(0, 1, 2, 3))
    for (const frame of [0, 1, 2, 3]) await answer(`a#${frame}`)
    expect(store.counters().frames).toBe(4)
    const giveBack = store.reserve(150)
    expect(store.counters()).toMatchObject({ frames: 2, bytes: 200 })
    expect([store.get('a#0') !== undefined, store.get('a#3')]).toEqual([true, undefined])
    store.pin('a#0', 'a#1')
    expect(store.reserve(51)).toBeUndefined()
    giveBack?.()
    giveBack?.()
    for (const frame of [2, 3]) await answer(`a#${frame}`)
    expect(store.counters().frames).toBe(4)
  })

  it('V17 trap 80: stays within its budget, spares what is pinned and answers each wish once, whatever happens', async () => {
    const number = fc.integer({ min: 0, max: 11 })
    const step = fc.oneof(
      fc.record({ do: fc.constant('want' as const), frames: fc.array(number, { maxLength: 12 }) }),
      fc.record({ do: fc.constantFrom('pin' as const, 'unpin' as const, 'drop' as const), frame: number }),
      fc.record({ do: fc.constant('answer' as const), frame: number, isGood: fc.boolean() }),
      fc.record({ do: fc.constant('put' as const), frame: number }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, lanes) => {
          const { store, answer, told, open } = manual(400, lanes)
          const pins = new Map<number, number>()
          let requested: number[] = []
          for (const now of steps) {
            told.length = 0
            if (now.do === 'want') {
              requested = [...new Set(now.frames)]
              store.request(framesOf(...now.frames))
            } else if (now.do === 'pin') {
              store.pin(`a#${now.frame}`)
              pins.set(now.frame, (pins.get(now.frame) ?? 0) + 1)
            } else if (now.do === 'unpin') {
              store.unpin(`a#${now.frame}`)
              pins.set(now.frame, Math.max(0, (pins.get(now.frame) ?? 0) - 1))
            } else if (now.do === 'drop') {
              store.drop([`a#${now.frame}`])
              pins.delete(now.frame)
              requested = requested.filter((other) => other !== now.frame)
            } else if (now.do === 'put') {
              store.put(frameOf(now.frame), pixels())
            } else if (now.do === 'answer') {
              const wasOpen = open.has(`a#${now.frame}`)
              const held = [...pins].filter(([n, count]) => count > 0 && store.get(`a#${n}`))
              await answer(
                `a#${now.frame}`,
                now.isGood ? { ok: true, frame: pixels() } : { ok: false, refusal: { reason: 'broken' } },
              )
              // Exactly one word about a frame that was under way, none about any other.
              expect(told).toEqual(wasOpen ? [`a#${now.frame} ${now.isGood ? 'ready' : 'failed'}`] : [])
              for (const [n] of held) expect(store.get(`a#${n}`)).toBeDefined()
            }
            const { bytes, running } = store.counters()
            const pinned = [...pins].filter(([n, count]) => count > 0 && store.get(`a#${n}`)).length * 100
            expect(bytes).toBeLessThanOrEqual(400 + pinned)
            expect(running).toBeLessThanOrEqual(lanes)
            expect(open.size).toBe(running)
          }
          // In the end everything that memory can hold is there or has failed.
          while (open.size > 0) await answer([...open.keys()][0] ?? '')
          const there = requested.filter((n) => store.get(`a#${n}`) ?? store.failureOf(`a#${n}`))
          const held = [...pins].filter(([n, count]) => count > 0 && store.get(`a#${n}`)).map(([n]) => n)
          const room = Math.max(0, 4 - held.length)
          const others = requested.filter((n) => !held.includes(n))
          expect(there.filter((n) => !held.includes(n)).length).toBeGreaterThanOrEqual(
            Math.min(room, others.length),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the order of a scroll', () => {
  it('goes two ahead for every one behind', () => {
    expect(scrollOrder(10, 4, 1)).toEqual([4, 5, 6, 3, 7, 8, 2, 9, 1, 0])
    expect(scrollOrder(10, 4, -1)).toEqual([4, 3, 2, 5, 1, 0, 6, 7, 8, 9])
    expect(scrollOrder(5, 2, 0)).toEqual([2, 3, 1, 4, 0])
  })

  it('names every position once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(59),
        fc.constantFrom(-1 as const, 0 as const, 1 as const),
        (length, at, direction) => {
          const order = scrollOrder(length, at % length, direction)
          expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, i) => i))
        },
      ),
    )
  })
})
