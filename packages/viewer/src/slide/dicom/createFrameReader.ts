import { bytesOf, type ParsedFile, tagOf } from '../../dicom/index.ts'
import { type BlobReader, createBlobReader, readBlob } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'
import { createItemScan } from './createItemScan.ts'
import { readBasicTable, readExtendedTable } from './offsetTables.ts'
import { readItemHead } from './readItemHead.ts'
import type { SlideInstance } from './SlideInstance.ts'

/** The bytes of a frame by its number from 1. */
export type FetchFrame = (frame: number, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>

/** Reads the frames of a local file individually. */
export const createFrameReader = (blob: Blob, file: ParsedFile, instance: SlideInstance): FetchFrame => {
  const element = file.dataset.elements.get(tagOf('PixelData'))
  if (!element) throw new SlideError({ reason: 'noPixelData' })
  if (!element.isOpen) {
    const length = (instance.rows * instance.columns * instance.samples * instance.bitsAllocated) / 8
    return (frame) => readBlob(blob, element.start + (frame - 1) * length, element.start + frame * length)
  }

  const reader = createBlobReader(blob)
  const extended = readExtendedTable(
    bytesOf(file.dataset, tagOf('ExtendedOffsetTable')),
    bytesOf(file.dataset, tagOf('ExtendedOffsetTableLengths')),
    instance.frames,
  )
  let locate: Promise<(frame: number) => Promise<Place>> | undefined
  return async (frame, signal) => {
    locate ??= createLocator(reader, element.start, instance.frames, extended)
    const place = await (await locate)(frame - 1)
    signal?.throwIfAborted()
    return place.isBare ? readBlob(blob, place.start, place.end) : joinFragments(reader, blob, place)
  }
}

interface Place {
  start: number
  end: number
  /** Without item headers. */
  isBare: boolean
}

type Locator = (frame: number) => Promise<Place>

const createLocator = async (
  reader: BlobReader,
  start: number,
  frames: number,
  extended: ReturnType<typeof readExtendedTable>,
): Promise<Locator> => {
  const table = await readItemHead(reader, start)
  if (!table || table.isEnd) throw new SlideError({ reason: 'broken', detail: 'pixel data' })
  const first = table.end
  if (extended) {
    return async (frame) => {
      const offset = first + (extended.offsets[frame] ?? Number.NaN) + 8
      return { start: offset, end: offset + (extended.lengths[frame] ?? 0), isBare: true }
    }
  }
  const basic = readBasicTable(await reader.read(table.start, table.end - table.start), frames)
  if (!basic) return createItemScan(reader, first)
  return async (frame) => ({
    start: first + (basic[frame] ?? Number.NaN),
    end: frame + 1 < basic.length ? first + (basic[frame + 1] ?? Number.NaN) : reader.size,
    isBare: false,
  })
}

/** A frame may have several items; the last one of a file ends where no item follows. */
const joinFragments = async (
  reader: BlobReader,
  blob: Blob,
  place: Place,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let at = place.start
  while (at + 8 <= place.end) {
    const head = await readItemHead(reader, at)
    if (!head || head.isEnd) break
    parts.push(await readBlob(blob, head.start, head.end))
    at = head.end
  }
  const [only] = parts
  if (!only) throw new SlideError({ reason: 'missing', detail: 'frame' })
  return parts.length === 1 ? only : new Uint8Array(await new Blob(parts).arrayBuffer())
}
