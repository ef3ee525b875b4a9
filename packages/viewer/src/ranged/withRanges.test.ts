import { describe, expect, it } from 'vitest'
import { sharedCodecs } from '../pixels/codecs/sharedCodecs.ts'
import { createDecoderPool, type WorkerLike } from '../pixels/worker/createDecoderPool.ts'
import { createJobHandler } from '../pixels/worker/createJobHandler.ts'
import type { OutcomeMessage } from '../pixels/worker/DecodeJob.ts'
import { frameSourceOf } from '../pixels/worker/frameSourceOf.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { rangedBlob } from './RangedBlob.ts'
import { withRanges } from './withRanges.ts'

/** The real handler; messages are cloned on their way, as workers do. */
function pool() {
  const handle = createJobHandler(sharedCodecs)
  const createWorker = (): WorkerLike => {
    const listeners: ((event: MessageEvent<OutcomeMessage>) => void)[] = []
    return {
      postMessage(message) {
        void handle(structuredClone(message).job).then((outcome) => {
          for (const listener of listeners)
            listener({ data: { id: message.id, outcome } } as MessageEvent<OutcomeMessage>)
        })
      },
      addEventListener(type: string, listener: never) {
        if (type === 'message') listeners.push(listener)
      },
      terminate() {},
    }
  }
  return withRanges(createDecoderPool({ size: 1, createWorker }))
}

function elsewhere(content: Blob) {
  const asked: [number, number][] = []
  const blob = rangedBlob(content.size, async (start, end) => {
    asked.push([start, end])
    return content.slice(start, end)
  })
  return { blob, asked }
}

const FRAME = 64 * 64 * 2
const pixels = new Uint16Array((FRAME / 2) * 3).map((_, at) => Math.floor((at * 2) / FRAME) * 100)
const file = new Blob([
  makeDicom({ Rows: 64, Columns: 64, NumberOfFrames: 3, PixelData: pixels }) as Uint8Array<ArrayBuffer>,
])

describe('decoding a file that is read in parts', () => {
  it('reads it once to know what it is, and later only the frame that is looked at', async () => {
    const reading = pool()
    const { blob, asked } = elsewhere(file)
    const found = await reading.inspect(blob, { decode: 'first' })
    expect(asked).toEqual([[0, file.size]])
    if (!found.ok || found.record.content.kind !== 'image') throw new Error('not an image')
    expect(found.frame?.max).toBe(0)
    const [, , third] = found.record.content.frames
    if (!third) throw new Error('no third frame')
    const source = frameSourceOf(found.record.content, third, found.record.transferSyntax)
    const decoded = await reading.decode(blob, source)
    expect(decoded).toMatchObject({ ok: true, frame: { min: 200, max: 200 } })
    const [start = 0, end = 0] = asked[1] ?? []
    expect(end - start).toBe(FRAME)
    expect(await reading.decode(file, source)).toMatchObject({ ok: true, frame: { min: 200 } })
  })

  it('refuses what cannot be read any more', async () => {
    const blob = rangedBlob(100, () => Promise.reject(new Error('gone')))
    expect(await pool().inspect(blob)).toEqual({ ok: false, refusal: { reason: 'unreadable' } })
  })

  it('rejects with the reason of whoever takes it back', async () => {
    const stop = new AbortController()
    const { blob } = elsewhere(file)
    const ending = pool().inspect(blob, { signal: stop.signal })
    stop.abort(new Error('not wanted'))
    await expect(ending).rejects.toThrow('not wanted')
  })
})
