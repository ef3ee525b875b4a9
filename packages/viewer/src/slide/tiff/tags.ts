/** Tags of TIFF 6.0, its supplements and scanner vendors. */
export const TAG = {
  subfileType: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  description: 270,
  make: 271,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  yResolution: 283,
  planar: 284,
  resolutionUnit: 296,
  software: 305,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  subDirectories: 330,
  sampleFormat: 339,
  jpegTables: 347,
  xmp: 700,
  profile: 34675,
  /** Hamamatsu's: marks a file that looks like a TIFF but stores its offsets differently. */
  ndpiFormat: 65420,
  /** Objective power; -1 is the macro, -2 the map of the scanned area. */
  ndpiLens: 65421,
  /** Nanometres from the detected focal plane. */
  ndpiFocus: 65424,
  /** The start of each restart interval, relative to its stream. */
  ndpiIntervals: 65426,
  /** Their upper halves, in files beyond 4 GB. */
  ndpiUpperIntervals: 65432,
} as const

export const COMPRESSION = {
  none: 1,
  lzw: 5,
  jpeg: 7,
  deflate: 8,
  oldDeflate: 32946,
  packBits: 32773,
  aperioYcc: 33003,
  /** The private compression value of libvips. */
  vipsJpeg2000: 33004,
  aperioRgb: 33005,
  jpeg2000: 34712,
} as const

export const PHOTOMETRIC = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, ycc: 6 } as const
