import { SlideError } from '../SlideError.ts'
import { countOf, numberOf, type SlideData, textOf } from './SlideData.ts'

/** One zoom level of Slidedat.ini. */
export interface MiraxLevel {
  /**
   * The number of camera-resolution images along each side of one image; 1 for the finest level unless that
   * was omitted.
   */
  concat: number
  imageWidth: number
  imageHeight: number
}

/** A record beside the levels, by its number in the index. */
export interface MiraxRecord {
  layer: string
  value: string
  record: number
}

export interface MiraxFacts {
  slideId: string
  /** Camera-resolution images, horizontally and vertically. */
  images: { x: number; y: number }
  /** The number of images per side into which each photograph is split. */
  divisions: number
  /** The default overlap of photographs in pixels, without position data. */
  overlap: { x: number; y: number }
  /** µm per pixel of the finest level. */
  microns: { x: number; y: number }
  objective: number | undefined
  indexFile: string
  dataFiles: string[]
  levels: MiraxLevel[]
  /** The number of records of other hierarchies before those of the levels. */
  firstLevelRecord: number
  others: MiraxRecord[]
}

const ZOOM = 'Slide zoom level'
const ROOT = 'HIERARCHICAL'
const MOST_LAYERS = 256
const MOST_IMAGES = 1 << 22

export const readMiraxFacts = (data: SlideData): MiraxFacts => {
  const { sections, firstLevelRecord } = readZoom(data)
  const images = {
    x: countOf(data, 'GENERAL', 'IMAGENUMBER_X', [1, MOST_IMAGES]),
    y: countOf(data, 'GENERAL', 'IMAGENUMBER_Y', [1, MOST_IMAGES]),
  }
  if (images.x * images.y > MOST_IMAGES) throw new SlideError({ reason: 'tooLarge', detail: 'MRXS' })
  const first = sections[0] ?? ''
  const value = (key: string) => numberOf(data, first, key) ?? 0
  return {
    slideId: textOf(data, 'GENERAL', 'SLIDE_ID'),
    images,
    divisions: data.get('GENERAL')?.has('CameraImageDivisionsPerSide')
      ? countOf(data, 'GENERAL', 'CameraImageDivisionsPerSide', [1, 64])
      : 1,
    overlap: { x: value('OVERLAP_X'), y: value('OVERLAP_Y') },
    microns: { x: value('MICROMETER_PER_PIXEL_X'), y: value('MICROMETER_PER_PIXEL_Y') },
    objective: numberOf(data, 'GENERAL', 'OBJECTIVE_MAGNIFICATION'),
    indexFile: textOf(data, ROOT, 'INDEXFILE'),
    dataFiles: Array.from({ length: countOf(data, 'DATAFILE', 'FILE_COUNT', [1, 4096]) }, (_, index) =>
      textOf(data, 'DATAFILE', `FILE_${index}`),
    ),
    levels: readLevels(data, sections),
    firstLevelRecord,
    others: readOthers(data),
  }
}

/**
 * The sections of the zoom levels; other hierarchies, such as masks and filters, may come before or after.
 */
const readZoom = (data: SlideData): { sections: string[]; firstLevelRecord: number } => {
  let firstLevelRecord = 0
  for (let layer = 0; layer < countOf(data, ROOT, 'HIER_COUNT', [1, MOST_LAYERS]); layer++) {
    const count = countOf(data, ROOT, `HIER_${layer}_COUNT`, [0, MOST_LAYERS])
    if (textOf(data, ROOT, `HIER_${layer}_NAME`) === ZOOM && count > 0) {
      const sections = Array.from({ length: count }, (_, level) =>
        textOf(data, ROOT, `HIER_${layer}_VAL_${level}_SECTION`),
      )
      return { sections, firstLevelRecord }
    }
    firstLevelRecord += count
  }
  throw new SlideError({ reason: 'notAnImage', detail: 'MRXS without levels' })
}

const MOST_DOUBLINGS = 20

const readLevels = (data: SlideData, sections: readonly string[]): MiraxLevel[] => {
  let doublings = 0
  return sections.map((section) => {
    doublings += countOf(data, section, 'IMAGE_CONCAT_FACTOR', [0, MOST_DOUBLINGS])
    if (doublings > MOST_DOUBLINGS) throw new SlideError({ reason: 'broken', detail: 'IMAGE_CONCAT_FACTOR' })
    const format = data.get(section)?.get('IMAGE_FORMAT') ?? 'JPEG'
    if (!/^(?:JPE?G|PNG|BMP24)$/iu.test(format)) unsupported(`MRXS of ${format}`)
    return {
      concat: 2 ** doublings,
      imageWidth: countOf(data, section, 'DIGITIZER_WIDTH', [1, 4096]),
      imageHeight: countOf(data, section, 'DIGITIZER_HEIGHT', [1, 4096]),
    }
  })
}

const readOthers = (data: SlideData): MiraxRecord[] => {
  const others: MiraxRecord[] = []
  let record = 0
  for (let layer = 0; layer < (numberOf(data, ROOT, 'NONHIER_COUNT') ?? 0) && layer < MOST_LAYERS; layer++) {
    const name = textOf(data, ROOT, `NONHIER_${layer}_NAME`)
    const count = countOf(data, ROOT, `NONHIER_${layer}_COUNT`, [0, MOST_LAYERS])
    for (let value = 0; value < count; value++, record++)
      others.push({ layer: name, value: data.get(ROOT)?.get(`NONHIER_${layer}_VAL_${value}`) ?? '', record })
  }
  return others
}

const unsupported = (detail: string): never => {
  throw new SlideError({ reason: 'formatUnsupported', detail })
}
