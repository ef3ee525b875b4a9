import type { ByteSource } from '../../model/ByteSource.ts'

export interface MiraxImage {
  /** Column and row among the images of the finest level. */
  column: number
  row: number
  bytes: Uint8Array
}

export interface MiraxOptions {
  images: { x: number; y: number }
  divisions: number
  /** Side of the images in pixels. */
  side: number
  overlap?: number
  levels: readonly (readonly MiraxImage[])[]
  /** Row by row; undefined: none was taken there. Without them no file says where photographs lie. */
  photos?: readonly ({ x: number; y: number } | undefined)[]
  /** Compresses the records, as newer scanners do. */
  deflate?: (bytes: Uint8Array) => Uint8Array
  label?: Uint8Array
  /** Doublings of the camera's images that the first level has already. */
  firstDoublings?: number
  /** Nothing stands before the levels; OpenSlide reads such slides alone. */
  isZoomFirst?: boolean
  /** Where the page behind that of the places would be. */
  nextOfOthers?: number
}

const SLIDE_ID = '0123456789ABCDEF0123456789ABCDEF'

/** A slide of MIRAX: its Slidedat.ini with Index.dat and two data files beside it. */
export const makeMirax = (options: MiraxOptions): ByteSource & { beside: ByteSource[] } => {
  const files = [dataHead(0), dataHead(1)]
  const put = (file: number, bytes: Uint8Array): [offset: number, length: number, file: number] => {
    const out = files[file] as number[]
    out.push(...bytes)
    return [out.length - bytes.length, bytes.length, file]
  }
  const levels = options.levels.map((images, level) =>
    images.map(({ column, row, bytes }, index) => [
      row * options.images.x + column,
      ...put((level + index) % 2, bytes),
    ]),
  )
  const others: number[][] = []
  if (options.photos) others.push([0, 0, ...put(1, photoBytes(options.photos, options.deflate))])
  if (options.label) others.push([0, 0, ...put(0, options.label)])
  return {
    name: 'a/slide/Slidedat.ini',
    blob: new Blob([slideData(options)]),
    beside: [
      { name: 'INDEX.DAT', blob: new Blob([indexBytes(levels, others, options)]) },
      ...files.map((bytes, file) => ({
        name: `Data000${file}.dat`,
        blob: new Blob([Uint8Array.from(bytes)]),
      })),
    ],
  }
}

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const dataHead = (file: number): number[] => [
  ...letters(`01.02${SLIDE_ID}00${file}`),
  ...new Array<number>(256).fill(0),
]

const photoBytes = (
  photos: NonNullable<MiraxOptions['photos']>,
  deflate: MiraxOptions['deflate'],
): Uint8Array => {
  const bytes = new Uint8Array(photos.length * 9)
  const view = new DataView(bytes.buffer)
  photos.forEach((photo, index) => {
    bytes[index * 9] = photo && deflate ? 1 : 0
    view.setInt32(index * 9 + 1, photo?.x ?? 0, true)
    view.setInt32(index * 9 + 5, photo?.y ?? 0, true)
  })
  return deflate ? deflate(bytes) : bytes
}

/** Every record begins with an empty page; levels of several images are split over two pages more. */
const indexBytes = (
  levels: readonly number[][][],
  others: readonly number[][],
  { nextOfOthers = 0, isZoomFirst = false }: MiraxOptions,
): Uint8Array<ArrayBuffer> => {
  const head = letters(`01.02${SLIDE_ID}`)
  const words: number[] = [0, 0]
  const at = () => head.length + words.length * 4
  const writePages = (pages: readonly number[][][], behind = 0): number => {
    const start = at()
    pages.forEach((items, index) => {
      const next = at() + 8 + items.flat().length * 4
      words.push(items.length, index === pages.length - 1 ? behind : next, ...items.flat())
    })
    return start
  }
  // One hierarchy of another kind stands before the levels.
  const records = [
    ...(isZoomFirst ? [] : [writePages([[]])]),
    ...levels.map((items) =>
      writePages([[], items.slice(0, 1), items.slice(1)].filter((page, index) => index === 0 || page.length)),
    ),
  ]
  const otherRecords = others.map((item) => writePages([[], [item]], nextOfOthers))
  words[0] = at()
  words.push(...records)
  words[1] = at()
  words.push(...otherRecords)
  const bytes = new Uint8Array(at())
  bytes.set(head)
  const view = new DataView(bytes.buffer)
  words.forEach((word, index) => {
    view.setUint32(head.length + index * 4, word, true)
  })
  return bytes
}

const slideData = (options: MiraxOptions): string => {
  const {
    images,
    divisions,
    side,
    overlap = 0,
    levels,
    photos,
    deflate,
    label,
    firstDoublings = 0,
    isZoomFirst,
  } = options
  const zoom = isZoomFirst ? 0 : 1
  const others = [
    ...(photos
      ? [
          deflate
            ? ['StitchingIntensityLayer', 'StitchingIntensityLevel']
            : ['VIMSLIDE_POSITION_BUFFER', 'default'],
        ]
      : []),
    ...(label ? [['Scan data layer', 'ScanDataLayer_SlideBarcode']] : []),
  ]
  return [
    '\uFEFF[GENERAL]',
    'SLIDE_VERSION = 01.02',
    `SLIDE_ID = ${SLIDE_ID}`,
    `IMAGENUMBER_X = ${images.x}`,
    `IMAGENUMBER_Y = ${images.y}`,
    `CameraImageDivisionsPerSide = ${divisions}`,
    'OBJECTIVE_MAGNIFICATION = 20',
    '[HIERARCHICAL]',
    'INDEXFILE = Index.dat',
    `HIER_COUNT = ${zoom + 1}`,
    ...(isZoomFirst ? [] : ['HIER_0_NAME = Slide filter level', 'HIER_0_COUNT = 1']),
    `HIER_${zoom}_NAME = Slide zoom level`,
    `HIER_${zoom}_COUNT = ${levels.length}`,
    ...levels.map((_, level) => `HIER_${zoom}_VAL_${level}_SECTION = LAYER_1_LEVEL_${level}_SECTION`),
    `NONHIER_COUNT = ${others.length}`,
    ...others.flatMap(([layer, value], index) => [
      `NONHIER_${index}_NAME = ${layer}`,
      `NONHIER_${index}_COUNT = 1`,
      `NONHIER_${index}_VAL_0 = ${value}`,
    ]),
    '[DATAFILE]',
    'FILE_COUNT = 2',
    'FILE_0 = Data0000.dat',
    'FILE_1 = Data0001.dat',
    ...levels.flatMap((_, level) => [
      `[LAYER_1_LEVEL_${level}_SECTION]`,
      `OVERLAP_X = ${overlap}`,
      `OVERLAP_Y = ${overlap}`,
      `MICROMETER_PER_PIXEL_X = ${0.25 * 2 ** level}`,
      `MICROMETER_PER_PIXEL_Y = ${0.25 * 2 ** level}`,
      'IMAGE_FORMAT = JPEG',
      'IMAGE_FILL_COLOR_BGR = 16777215',
      `IMAGE_CONCAT_FACTOR = ${level === 0 ? firstDoublings : 1}`,
      `DIGITIZER_WIDTH = ${side}`,
      `DIGITIZER_HEIGHT = ${side}`,
    ]),
  ].join('\r\n')
}
