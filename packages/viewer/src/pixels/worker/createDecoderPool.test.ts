import { describe, expect, it, vi } from 'vitest'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { nodeCodecs } from '../testkit/nodeCodecs.ts'
import { createDecoderPool, type WorkerLike } from './createDecoderPool.ts'
import { createJobHandler, type JobHandler } from './createJobHandler.ts'
import { frameTimeBudget } from './createPooledWorker.ts'
import type { JobMessage, OutcomeMessage, WorkerMessage } from './DecodeJob.ts'
import { frameSourceOf } from './frameSourceOf.ts'

/** A worker in this thread. `behave` may throw, which kills it, or never answer. */
function workersOf(behave: JobHandler) {
  const alive: WorkerLike[] = []
  const createWorker = (): WorkerLike => {
    const listeners = new Map<string, (event: never) => void>()
    let isAlive = true
    const worker: WorkerLike = {
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      terminate: () => {
        isAlive = false
        alive.splice(alive.indexOf(worker), 1)
      },
      postMessage({ id, job }: JobMessage) {
        Promise.resolve()
          .then(() =>
            behave(job, (samples) => {
              const data: WorkerMessage = { id, samples }
              if (isAlive) listeners.get('message')?.({ data } as never)
            }),
          )
          .then(
            (outcome) => {
              const data: OutcomeMessage = { id, outcome }
              if (isAlive) listeners.get('message')?.({ data } as never)
            },
            () => isAlive && listeners.get('error')?.(new Event('error') as never),
          )
      },
    }
    alive.push(worker)
    return worker
  }
  return { createWorker, alive }
}

const ct = (value: number) =>
  makeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.2',
    SOPInstanceUID: `1.2.3.${value}`,
    StudyInstanceUID: '1.2.3',
    SeriesInstanceUID: '1.2.3.4',
    Modality: 'CT',
    Rows: 2,
    Columns: 2,
    SamplesPerPixel: 1,
    PhotometricInterpretation: 'MONOCHROME2',
    BitsAllocated: 16,
    BitsStored: 16,
    HighBit: 15,
    PixelRepresentation: 1,
    NumberOfFrames: 2,
    PixelData: new Uint8Array(Int16Array.of(-1, 2, 3, value, 5, 6, 7, -8).buffer),
  })

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])
const handler = createJobHandler(nodeCodecs())

/** Tells how much of a file was read. */
class WatchedBlob extends Blob {
  reads: [number, number][] = []
  override slice(start = 0, end = this.size): Blob {
    this.reads.push([start, end])
    return super.slice(start, end)
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    this.reads.push([0, this.size])
    return super.arrayBuffer()
  }
}

describe('a decoding worker', () => {
  it('reads a file once for its record and its first frame', async () => {
    const blob = new WatchedBlob([ct(4) as Uint8Array<ArrayBuffer>])
    const outcome = await handler({ kind: 'inspect', blob, decode: 'first' })
    if (!outcome.ok || !('record' in outcome)) throw new Error('refused')
    expect([...(outcome.frame?.values ?? [])]).toEqual([-1, 2, 3, 4])
    expect([outcome.frame?.min, outcome.frame?.max]).toEqual([-1, 4])
    expect(blob.reads).toEqual([[0, blob.size]])
  })

  it('reads only the bytes of the frame that is asked for', async () => {
    const blob = new WatchedBlob([ct(4) as Uint8Array<ArrayBuffer>])
    const seen = await handler({ kind: 'inspect', blob, decode: 'none' })
    if (!seen.ok || !('record' in seen) || seen.record.content.kind !== 'image') throw new Error('refused')
    expect(seen.frame).toBeUndefined()
    const { content, transferSyntax } = seen.record
    const second = content.frames[1]
    if (!second) throw new Error('no second frame')
    blob.reads = []
    const outcome = await handler({
      kind: 'decode',
      blob,
      source: frameSourceOf(content, second, transferSyntax),
    })
    expect(outcome.ok && [...(outcome.frame?.values ?? [])]).toEqual([5, 6, 7, -8])
    expect(blob.reads).toEqual([[blob.size - 8, blob.size]])
  })

  it('names the reason for a file that is none', async () => {
    const outcome = await handler({ kind: 'inspect', blob: blobOf(new Uint8Array(300)), decode: 'first' })
    expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'notAnImage' } })
  })

  it('keeps the record of a file whose first frame is damaged', async () => {
    const file = makeDicom(
      { BitsAllocated: 8, BitsStored: 8, HighBit: 7 },
      { transferSyntax: '1.2.840.10008.1.2.4.50', fragments: [[new Uint8Array([0xff, 0xd8, 0, 0])]] },
    )
    const outcome = await handler({ kind: 'inspect', blob: blobOf(file), decode: 'first' })
    expect(outcome).toMatchObject({ ok: true, failure: { reason: 'broken' } })
  })

  it('says that a file has become unreadable', async () => {
    const blob = new Blob([ct(1) as Uint8Array<ArrayBuffer>])
    Object.assign(blob, { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
    expect(await handler({ kind: 'inspect', blob, decode: 'none' })).toMatchObject({
      refusal: { reason: 'unreadable' },
    })
  })
})

describe('the time that a frame may take', () => {
  it('grows with its samples', () => {
    expect(frameTimeBudget(512 * 512)).toBeLessThan(6000)
    expect(frameTimeBudget(20_000_000)).toBe(25_000)
  })

  it('is asked for with the number of samples, before they are decoded', async () => {
    const told: number[] = []
    await handler({ kind: 'inspect', blob: blobOf(ct(4)), decode: 'first' }, (samples) => told.push(samples))
    await handler({ kind: 'inspect', blob: blobOf(ct(4)), decode: 'none' }, (samples) => told.push(samples))
    expect(told).toEqual([4])
  })
})

describe('a decoder pool', () => {
  const EMPTY = blobOf(new Uint8Array())

  it('answers with what its workers found', async () => {
    const pool = createDecoderPool({ size: 2, createWorker: workersOf(handler).createWorker })
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => pool.inspect(blobOf(ct(n)), { decode: 'first' })),
    )
    expect(outcomes.map((outcome) => outcome.ok && outcome.frame?.values[3])).toEqual([1, 2, 3, 4, 5])
    expect(pool.counters()).toEqual({ waiting: 0, running: 0, workersStarted: 2 })
    pool.dispose()
  })

  it('sends no more than the bytes of a tile, however large the buffer they lie in', async () => {
    const sizes: number[] = []
    const { createWorker } = workersOf(async (job) => {
      if (job.kind === 'decodeBytes') sizes.push(...job.frame.bytes.map(({ buffer }) => buffer.byteLength))
      return handler(job)
    })
    const pool = createDecoderPool({ size: 1, createWorker })
    const large = new Uint8Array(1000).fill(7)
    const outcome = await pool.decodeBytes({
      bytes: [large.subarray(10, 14)],
      transferSyntax: '1.2.840.10008.1.2.1',
      format: {
        rows: 2,
        columns: 2,
        samples: 1,
        photometric: 'MONOCHROME2',
        bitsAllocated: 8,
        bitsStored: 8,
        highBit: 7,
        isSigned: false,
        planar: 0,
        kind: 'integer',
      },
    })
    expect(outcome.ok && [...outcome.frame.values]).toEqual([7, 7, 7, 7])
    expect(sizes).toEqual([4])
  })

  it('takes what is seen first, then what is near, then the rest', async () => {
    const order: number[] = []
    const { createWorker } = workersOf(async (job) => {
      if (job.kind === 'inspect') order.push(job.blob.size)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { ok: false, refusal: { reason: 'empty' } }
    })
    const pool = createDecoderPool({ size: 1, createWorker })
    const blob = (size: number) => blobOf(new Uint8Array(size))
    await Promise.all([
      // Two are with the worker before anybody can ask for something better.
      pool.inspect(blob(1)),
      pool.inspect(blob(2)),
      pool.inspect(blob(3), { priority: 'rest' }),
      pool.inspect(blob(4), { priority: 'near' }),
      pool.inspect(blob(5), { priority: 'visible' }),
      pool.inspect(blob(6), { priority: 'visible' }),
    ])
    expect(order).toEqual([1, 2, 5, 6, 4, 3])
  })

  it('does not run what was taken back', async () => {
    let runs = 0
    const { createWorker } = workersOf(async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { ok: false, refusal: { reason: 'empty' } }
    })
    const pool = createDecoderPool({ size: 1, createWorker })
    const controller = new AbortController()
    const first = [pool.inspect(EMPTY), pool.inspect(EMPTY)]
    const waiting = pool.inspect(EMPTY, { signal: controller.signal })
    const after = pool.inspect(EMPTY)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await Promise.all([...first, after])
    expect(runs).toBe(3)
    expect(pool.counters()).toMatchObject({ waiting: 0, running: 0 })
  })

  it('loses only the file that kills its worker, and starts another one', async () => {
    const { createWorker, alive } = workersOf(async (job) => {
      const { size } = (job as { blob: Blob }).blob
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (size === 3) throw new Error('out of memory')
      return { ok: false, refusal: { reason: 'empty', detail: String(size) } }
    })
    const pool = createDecoderPool({ size: 2, createWorker })
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((size) => pool.inspect(blobOf(new Uint8Array(size)))),
    )
    const details = outcomes.map((outcome) => !outcome.ok && outcome.refusal.detail)
    expect(details).toEqual(['1', '2', 'decoder: crash', '4', '5', '6'])
    expect(alive.length).toBeLessThanOrEqual(2)
    expect(pool.counters()).toMatchObject({ waiting: 0, running: 0 })
  })

  it('gives up a worker that never answers, and the others are served', async () => {
    const { createWorker } = workersOf((job) =>
      (job as { blob: Blob }).blob.size === 2
        ? new Promise(() => {})
        : Promise.resolve({ ok: false, refusal: { reason: 'empty' } }),
    )
    const pool = createDecoderPool({ size: 1, createWorker, timeout: 30 })
    const outcomes = await Promise.all([1, 2, 3, 4].map((size) => pool.inspect(blobOf(new Uint8Array(size)))))
    expect(outcomes.map((outcome) => !outcome.ok && outcome.refusal.reason)).toEqual([
      ...['empty', 'tooSlow', 'empty', 'empty'],
    ])
  })

  it('V16 ends a frame that is past its time, however long files may take, and blames no other', async () => {
    const decodable = blobOf(ct(4))
    const { createWorker, alive } = workersOf(async (job, onDecoding) => {
      if (job.kind !== 'inspect') return handler(job)
      if (job.blob.size !== decodable.size) {
        onDecoding?.(1_000_000)
        return new Promise(() => {})
      }
      return handler(job)
    })
    const asked: number[] = []
    const budgetOf = (samples: number) => {
      asked.push(samples)
      return samples > 4 ? 5 : 60_000
    }
    const pool = createDecoderPool({ size: 1, createWorker, depth: 4, timeout: 60_000, budgetOf })
    const [good, stuck, beside] = await Promise.all([
      pool.inspect(decodable, { decode: 'first' }),
      pool.inspect(EMPTY, { decode: 'first' }),
      pool.inspect(decodable, { decode: 'first' }),
    ])
    const after = await pool.inspect(decodable, { decode: 'first' })
    expect(stuck).toEqual({ ok: false, refusal: { reason: 'tooSlow' } })
    expect([good, beside, after].map((outcome) => outcome.ok && outcome.frame?.values[3])).toEqual([4, 4, 4])
    expect(asked).toContain(1_000_000)
    expect(alive).toHaveLength(1)
    expect(pool.counters()).toEqual({ waiting: 0, running: 0, workersStarted: 2 })
    pool.dispose()
  })

  it('V16 doesn’t count the time that a file waits for others in its worker', async () => {
    vi.useFakeTimers()
    try {
      const answers: (() => void)[] = []
      const { createWorker, alive } = workersOf(
        () =>
          new Promise((resolve) => answers.push(() => resolve({ ok: false, refusal: { reason: 'empty' } }))),
      )
      const pool = createDecoderPool({ size: 1, createWorker, depth: 4, timeout: 1000 })
      const outcomes = Promise.all([1, 2, 3].map((size) => pool.inspect(blobOf(new Uint8Array(size)))))
      for (const index of [0, 1, 2]) {
        await vi.advanceTimersByTimeAsync(700)
        answers[index]?.()
        await vi.advanceTimersByTimeAsync(0)
      }
      expect((await outcomes).map((outcome) => !outcome.ok && outcome.refusal.reason)).toEqual([
        ...['empty', 'empty', 'empty'],
      ])
      expect(alive).toHaveLength(1)
      expect(pool.counters().workersStarted).toBe(1)
      pool.dispose()
    } finally {
      vi.useRealTimers()
    }
  })

  it('V20 gives a worker many small files at a time, but of large ones only two', () => {
    const { createWorker } = workersOf(() => new Promise(() => {}))
    const runningOf = (megabytes: number) => {
      const pool = createDecoderPool({ size: 1, createWorker, depth: 8 })
      for (let i = 0; i < 10; i++) void pool.inspect(blobOf(new Uint8Array(megabytes * 1_000_000)))
      const { running } = pool.counters()
      pool.dispose()
      return running
    }
    expect([0.5, 4, 10].map(runningOf)).toEqual([8, 4, 2])
  })

  it('leaves nobody waiting when it is closed', async () => {
    const { createWorker, alive } = workersOf(() => new Promise(() => {}))
    const pool = createDecoderPool({ size: 1, createWorker })
    const asked = [1, 2, 3].map(() => pool.inspect(EMPTY))
    pool.dispose()
    const outcomes = await Promise.all([...asked, pool.inspect(EMPTY)])
    expect(outcomes.every((outcome) => !outcome.ok && outcome.refusal.detail === 'closed')).toBe(true)
    expect(alive).toEqual([])
  })
})
