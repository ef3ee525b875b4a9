import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import { openDicomSlides } from './dicom/openDicomSlides.ts'
import { SlideError } from './SlideError.ts'
import type { SlideSource } from './SlideSource.ts'
import { openTiff } from './tiff/openTiff.ts'
import { isTiff } from './tiff/readDirectories.ts'
import type { TilePool } from './tile/TilePool.ts'

export interface OpenedSlides {
  slides: SlideSource[]
  refused: { file: ByteSource; refusal: Refusal }[]
}

/** Whole slides out of files: every TIFF is one, DICOM instances are one per series. Told apart by content. */
export const openSlides = async (files: readonly ByteSource[], pool?: TilePool): Promise<OpenedSlides> => {
  const opened: OpenedSlides = { slides: [], refused: [] }
  const others: ByteSource[] = []
  for (const file of files) {
    if (file.blob.size === 0) opened.refused.push({ file, refusal: { reason: 'empty' } })
    else if (isTiff(new Uint8Array(await file.blob.slice(0, 4).arrayBuffer())))
      await addTiff(file, opened, pool)
    else others.push(file)
  }
  const { slides, refused } = await openDicomSlides(others, pool)
  return { slides: [...opened.slides, ...slides], refused: [...opened.refused, ...refused] }
}

/** The first slide out of files that belong together. */
export const openSlide = async (
  files: readonly ByteSource[],
  pool?: TilePool,
): Promise<{ ok: true; source: SlideSource } | { ok: false; refusal: Refusal }> => {
  const { slides, refused } = await openSlides(files, pool)
  const [source] = slides
  if (source) return { ok: true, source }
  return { ok: false, refusal: refused[0]?.refusal ?? { reason: 'empty' } }
}

const addTiff = async (file: ByteSource, opened: OpenedSlides, pool?: TilePool): Promise<void> => {
  try {
    opened.slides.push(await openTiff(file, pool))
  } catch (error) {
    if (!(error instanceof SlideError)) throw error
    opened.refused.push({ file, refusal: error.refusal })
  }
}
