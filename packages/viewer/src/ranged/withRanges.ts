import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import type { FrameSource } from '../pixels/worker/DecodeJob.ts'
import { RangedBlob } from './RangedBlob.ts'

const LARGE = 32 * 1024 * 1024
const HEAD = 1024 * 1024

/** A pool that also supports remote files: its workers receive only the bytes that they need. */
export function withRanges(pool: DecoderPool): DecoderPool {
  return {
    ...pool,
    async inspect(blob, options = {}) {
      if (!(blob instanceof RangedBlob)) return pool.inspect(blob, options)
      try {
        if (blob.size > LARGE) {
          // A slide of gigabytes is identified by its head; its tiles are read elsewhere.
          const head = await pool.inspect(await blob.slice(0, HEAD).local(), { ...options, decode: 'none' })
          if (head.ok && head.record.content.kind === 'slide') return head
        }
        return await pool.inspect(await blob.local(), options)
      } catch (error) {
        if (options.signal?.aborted) throw error
        return { ok: false, refusal: { reason: 'unreadable' } }
      } finally {
        blob.forgetHead()
      }
    },
    async decode(blob, source, options = {}) {
      if (!(blob instanceof RangedBlob)) return pool.decode(blob, source, options)
      try {
        const near = await nearFrame(blob, source)
        options.signal?.throwIfAborted()
        return await pool.decode(near.blob, near.source, options)
      } catch (error) {
        if (options.signal?.aborted) throw error
        return { ok: false, refusal: { reason: 'unreadable' } }
      }
    },
  }
}

/** The frame's own bytes with offsets relative to their start; for a deflated file, everything. */
async function nearFrame(
  blob: RangedBlob,
  source: FrameSource,
): Promise<{ blob: Blob; source: FrameSource }> {
  const { ranges } = source.data
  const first = ranges[0]?.start
  const last = ranges.at(-1)?.end
  if (source.isDeflated || first === undefined || last === undefined)
    return { blob: await blob.local(), source }
  const moved = ranges.map(({ start, end }) => ({ start: start - first, end: end - first }))
  return {
    blob: await blob.slice(first, last).local(),
    source: { ...source, data: { ...source.data, ranges: moved } },
  }
}
