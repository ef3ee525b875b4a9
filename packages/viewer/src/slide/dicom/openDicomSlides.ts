import type { ByteSource } from '../../model/ByteSource.ts'
import type { Refusal } from '../../model/Refusal.ts'
import { SlideError } from '../SlideError.ts'
import type { SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import type { TilePool } from '../tile/TilePool.ts'
import type { SlidePart } from './buildLevel.ts'
import { createDicomSlide } from './createDicomSlide.ts'
import { createFrameReader } from './createFrameReader.ts'
import { fileAttributes } from './fileAttributes.ts'
import { readHead } from './readHead.ts'
import { readInstance } from './readInstance.ts'

interface OpenPart extends SlidePart {
  file: ByteSource
}

/**
 * Slides from files in any order: one series of one container is one slide. Levels may have different frames
 * of reference.
 */
export const openDicomSlides = async (
  files: readonly ByteSource[],
  pool?: TilePool,
): Promise<{ slides: SlideSource[]; refused: { file: ByteSource; refusal: Refusal }[] }> => {
  const slides: SlideSource[] = []
  const refused: { file: ByteSource; refusal: Refusal }[] = []
  const groups = new Map<string, OpenPart[]>()
  for (const file of files) {
    try {
      const part = await openPart(file)
      const key = `${part.instance.series} ${part.instance.container}`
      groups.set(key, [...(groups.get(key) ?? []), part])
    } catch (error) {
      refused.push({ file, refusal: refusalOf(error) })
    }
  }
  for (const parts of groups.values()) {
    const opened = parts.map(({ file }) => file)
    try {
      const id = nextSourceId(opened.map(({ blob }) => blob))
      slides.push(createDicomSlide(id, opened[0]?.name ?? '', parts, pool))
    } catch (error) {
      for (const file of opened) refused.push({ file, refusal: refusalOf(error) })
    }
  }
  return { slides, refused }
}

const openPart = async (file: ByteSource): Promise<OpenPart> => {
  const head = await readHead(file.blob)
  const instance = readInstance(fileAttributes(head.dataset), head.transferSyntax)
  return { file, instance, fetchFrame: createFrameReader(file.blob, head, instance) }
}

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof SlideError) return error.refusal
  throw error
}
