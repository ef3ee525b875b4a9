import { type ParsedFile, parseFile, tagOf } from '../../dicom/index.ts'
import { readBlob } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'

const FIRST_HEAD = 256 * 1024
/** Enough for the positions of a million frames. */
const LARGEST_HEAD = 512 * 1024 * 1024

/**
 * Reads everything before the pixels in growing portions: the pixels of a slide are gigabytes and stay on the
 * disk.
 */
export const readHead = async (blob: Blob): Promise<ParsedFile> => {
  for (let length = FIRST_HEAD; ; length *= 4) {
    const end = Math.min(length, blob.size)
    const parsed = parseFile(await readBlob(blob, 0, end))
    if (!parsed.ok) throw new SlideError(parsed.refusal)
    if (parsed.file.isDeflated)
      throw new SlideError({ reason: 'formatUnsupported', detail: 'deflated slide' })
    if (parsed.file.dataset.elements.has(tagOf('PixelData'))) return parsed.file
    if (end === blob.size) throw new SlideError({ reason: 'noPixelData' })
    if (end >= LARGEST_HEAD) throw new SlideError({ reason: 'tooLarge', detail: 'head of the slide' })
  }
}
