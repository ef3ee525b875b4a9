import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import { openDicomSlides } from './dicom/openDicomSlides.ts'
import { fileIdentity } from './fileIdentity.ts'
import { openMirax } from './mirax/openMirax.ts'
import { SlideError } from './SlideError.ts'
import type { SlideSource } from './SlideSource.ts'
import { openTiff } from './tiff/openTiff.ts'
import { isTiff } from './tiff/readDirectories.ts'
import type { TilePool } from './tile/TilePool.ts'

export interface OpenedSlides {
  slides: SlideSource[]
  refused: { file: ByteSource; refusal: Refusal }[]
}

/**
 * Whole slides from files: each TIFF is one, a Slidedat.ini with its folder, and DICOM instances are one per
 * series. The formats are detected by content.
 */
export const openSlides = async (files: readonly ByteSource[], pool?: TilePool): Promise<OpenedSlides> => {
  const opened: OpenedSlides = { slides: [], refused: [] }
  const others: ByteSource[] = []
  for (const file of files) {
    if (file.blob.size === 0) opened.refused.push({ file, refusal: { reason: 'empty' } })
    else if (file.beside) await addSlide(file, opened, openMirax, pool)
    else if (isTiff(new Uint8Array(await file.blob.slice(0, 4).arrayBuffer())))
      await addSlide(file, opened, openTiff, pool)
    else others.push(file)
  }
  const { slides, refused } = await openDicomSlides(others, pool)
  return { slides: [...opened.slides, ...slides], refused: [...opened.refused, ...refused] }
}

/** The first slide of files that belong together. */
export const openSlide = async (
  files: readonly ByteSource[],
  pool?: TilePool,
): Promise<{ ok: true; source: SlideSource } | { ok: false; refusal: Refusal }> => {
  const { slides, refused } = await openSlides(files, pool)
  const [source] = slides
  if (source) return { ok: true, source }
  return { ok: false, refusal: refused[0]?.refusal ?? { reason: 'empty' } }
}

const addSlide = async (
  file: ByteSource,
  opened: OpenedSlides,
  open: (file: ByteSource, pool?: TilePool) => Promise<SlideSource>,
  pool?: TilePool,
): Promise<void> => {
  try {
    const identify = () => fileIdentity(file.blob)
    opened.slides.push({ ...(await open(file, pool)), identify })
  } catch (error) {
    if (!(error instanceof SlideError)) throw error
    opened.refused.push({ file, refusal: error.refusal })
  }
}
