import type { BlobReader } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'
import { readItemHead } from './readItemHead.ts'

interface Place {
  start: number
  end: number
  isBare: boolean
}

/**
 * Finds frames without an offset table by walking the items, no further than the requested frame. An item
 * starts a frame unless it continues a stream, which is recognized by its start marker.
 */
export const createItemScan = (reader: BlobReader, first: number): ((frame: number) => Promise<Place>) => {
  const starts: number[] = []
  let at = first
  let isDone = false
  let isStream: boolean | undefined

  const step = async (): Promise<void> => {
    const head = await readItemHead(reader, at)
    if (!head || head.isEnd || head.end > reader.size) {
      isDone = true
      return
    }
    const mark = head.end - head.start >= 2 ? await reader.read(head.start, 2) : undefined
    // FFD8 starts JPEG and JPEG-LS, FF4F JPEG 2000; other codings have one item per frame.
    const begins = mark?.[0] === 0xff && (mark[1] === 0xd8 || mark[1] === 0x4f)
    isStream ??= begins
    if (begins || !isStream) starts.push(at)
    at = head.end
  }

  const find = async (frame: number): Promise<Place> => {
    // The end of a frame is known once the next one was found.
    while (!isDone && starts.length <= frame + 1) await step()
    const start = starts[frame]
    if (start === undefined) throw new SlideError({ reason: 'missing', detail: 'frame' })
    return { start, end: starts[frame + 1] ?? at, isBare: false }
  }

  let last: Promise<unknown> = Promise.resolve()
  return (frame) => {
    const found = last.then(() => find(frame))
    last = found.catch(() => undefined)
    return found
  }
}
