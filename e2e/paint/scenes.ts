import {
  appearanceOf,
  type DecodedFrame,
  type GrayFacts,
  type ModalityMap,
  matrixOf,
  type OverlayPlane,
  type PaintImage,
  type PaintTask,
  type Placement,
  RESET_PLACEMENT,
  type Shutter,
  type StoredValues,
  type VoiOption,
  type VoiSetting,
} from '@pandok/viewer'

/** A picture that both painters must paint identically. */
export interface Scene {
  name: string
  width: number
  height: number
  task: PaintTask
}

interface Parts {
  decoded: DecodedFrame
  setting?: VoiSetting
  voi?: VoiOption[]
  modality?: ModalityMap
  isInverted?: boolean
  image?: Partial<Pick<PaintImage, 'padding' | 'overlays' | 'shutter' | 'supplement'>>
  placement?: Partial<Placement>
  aspect?: number
  task?: Partial<PaintTask>
}

const [WIDTH, HEIGHT] = [97, 83]
const HU: ModalityMap = { kind: 'rescale', slope: 1, intercept: -1024, unit: 'HU' }
const PLAIN: ModalityMap = { kind: 'rescale', slope: 1, intercept: 0, unit: '' }

function scene(name: string, parts: Parts): Scene {
  const {
    decoded,
    setting = { kind: 'auto' },
    voi = [],
    modality = PLAIN,
    isInverted = false,
    aspect = 1,
  } = parts
  const facts: GrayFacts = { modality, voi, isInverted, isReady: false }
  const { columns, rows } = decoded
  return {
    name,
    width: WIDTH,
    height: HEIGHT,
    task: {
      image: { id: name, decoded, modality, overlays: [], ...parts.image },
      appearance: appearanceOf(facts, decoded, setting),
      isInverted: false,
      isSmooth: true,
      matrix: matrixOf(
        { ...RESET_PLACEMENT, ...parts.placement },
        { columns, rows, aspect },
        { width: WIDTH, height: HEIGHT },
      ),
      ...parts.task,
    },
  }
}

/** Returns soft hills with a hard edge and some grain, from 0 to `top`. */
function hills(
  columns: number,
  rows: number,
  Kind: typeof Int16Array | typeof Float64Array,
  top: number,
): DecodedFrame
function hills<T extends StoredValues>(
  columns: number,
  rows: number,
  Kind: { new (length: number): T },
  top: number,
): DecodedFrame
function hills<T extends StoredValues>(
  columns: number,
  rows: number,
  Kind: { new (length: number): T },
  top: number,
): DecodedFrame {
  const values = new Kind(columns * rows)
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const hill = 0.5 + 0.4 * Math.sin(x / 7) * Math.cos(y / 5) + 0.002 * ((x * 7 + y * 13) % 50)
      const at = y * columns + x
      values[at] = (x > columns * 0.7 && y > rows * 0.6 ? 0.1 : hill) * top
      min = Math.min(min, values[at] as number)
      max = Math.max(max, values[at] as number)
    }
  return { columns, rows, samples: 1, values, min, max }
}

function colors(columns: number, rows: number): DecodedFrame {
  const values = Uint8Array.from({ length: 3 * columns * rows }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return 127 + 120 * Math.sin((pixel % columns) / (3 + (at % 3)) + Math.floor(pixel / columns) / 6)
  })
  return { columns, rows, samples: 3, values, min: 0, max: 0 }
}

/** Fills a corner of the image with a padding value. */
function padded(decoded: DecodedFrame, value: number): DecodedFrame {
  for (let at = 0; at < decoded.values.length; at++) {
    const [x, y] = [at % decoded.columns, Math.floor(at / decoded.columns)]
    if (Math.hypot(x - decoded.columns / 2, y - decoded.rows / 2) > decoded.columns * 0.45)
      decoded.values[at] = value
  }
  return decoded
}

const window = (
  center: number,
  width: number,
  by: 'LINEAR' | 'LINEAR_EXACT' | 'SIGMOID' = 'LINEAR',
): VoiSetting => ({
  kind: 'window',
  center,
  width,
  function: by,
})

/** A table that goes up and down, so that a wrong entry would be visible. */
const table: VoiOption = {
  kind: 'table',
  explanation: '',
  table: {
    first: 100,
    entries: Uint16Array.from({ length: 3000 }, (_, at) => 2047 + 2047 * Math.sin(at / 300)),
    bits: 12,
    explanation: '',
  },
}
const opticalDensity: ModalityMap = {
  kind: 'table',
  unit: 'OD',
  table: {
    first: 0,
    entries: Uint16Array.from({ length: 4096 }, (_, at) => Math.sqrt(at) * 60),
    bits: 16,
    explanation: '',
  },
}
const overlays: OverlayPlane[] = [
  {
    group: 0x6000,
    rows: 40,
    columns: 50,
    originX: 4,
    originY: -3,
    bits: Uint8Array.from({ length: 2000 }, (_, at) => Number(at % 50 === 20 || Math.floor(at / 50) === 17)),
    isRoi: false,
    label: '',
  },
]
const shutter: Shutter = {
  presentationValue: 0x3000,
  shapes: [
    { kind: 'circle', x: 32, y: 24, radius: 26 },
    {
      kind: 'polygon',
      points: [
        { x: 2, y: 2 },
        { x: 60, y: 5 },
        { x: 50, y: 44 },
        { x: 6, y: 47 },
      ],
    },
  ],
}
const ramp = Uint8Array.from({ length: 256 }, (_, at) => at)
const supplemented = (first: number) => ({
  padding: { from: first, to: 0xffff },
  supplement: { first, red: ramp, green: ramp.toReversed(), blue: new Uint8Array(256).fill(60) },
})
const covered = { overlays, shutter }
const red = [230, 20, 40] as const

export function scenes(): Scene[] {
  const slice = () => hills(64, 48, Int16Array, 2000)
  return [
    scene('a slice of 16 bits with a sign, fitted', {
      decoded: slice(),
      modality: HU,
      setting: window(40, 400),
    }),
    scene('unsigned, large squares', {
      decoded: hills(64, 48, Uint16Array, 60_000),
      placement: { scale: 3.7, center: { x: 31.3, y: 20.7 } },
      task: { isSmooth: false },
    }),
    scene('8 bits, MONOCHROME1, one to one', {
      decoded: hills(64, 48, Uint8Array, 250),
      isInverted: true,
      placement: { scale: 1 },
    }),
    scene('squares at a scale that hits their borders', {
      decoded: slice(),
      placement: { scale: 1.25 },
      task: { isSmooth: false },
    }),
    scene('fine values of PET', {
      decoded: hills(64, 48, Uint16Array, 30_000),
      modality: { kind: 'rescale', slope: 0.000_367, intercept: 0, unit: 'BQML' },
    }),
    scene('a negative slope', {
      decoded: slice(),
      modality: { kind: 'rescale', slope: -1.5, intercept: 3000, unit: '' },
    }),
    scene('floating point', {
      decoded: hills(64, 48, Float32Array, 0.02),
      setting: window(0.01, 0.008, 'LINEAR_EXACT'),
    }),
    scene('floating point with holes', {
      decoded: padded(hills(64, 48, Float32Array, 2), Number.NaN),
      setting: window(1, 1.5, 'LINEAR_EXACT'),
    }),
    scene('floating point with holes, made small', {
      decoded: padded(hills(364, 248, Float32Array, 2), Number.NaN),
      setting: window(1, 1.5, 'LINEAR_EXACT'),
    }),
    scene('wider than a texture can be', {
      decoded: hills(20_000, 4, Int16Array, 2000),
      placement: { scale: 1, center: { x: 19_970, y: 2 } },
    }),
    scene('double precision', { decoded: hills(64, 48, Float64Array, 3e6) }),
    scene('32 bits', { decoded: hills(64, 48, Int32Array, 1e6) }),
    scene('SIGMOID', { decoded: slice(), modality: HU, setting: window(0, 300, 'SIGMOID') }),
    scene('a VOI table', { decoded: slice(), voi: [table] }),
    scene('a VOI table, inverted, in squares', {
      decoded: slice(),
      voi: [table],
      task: { isInverted: true, isSmooth: false },
    }),
    scene('a threshold, one to one', {
      decoded: slice(),
      modality: HU,
      setting: window(0, 1),
      placement: { scale: 1, center: { x: 32.5, y: 24.5 } },
    }),
    scene('a threshold on the value itself', {
      decoded: slice(),
      setting: window(1000.5, 1),
      placement: { scale: 1, center: { x: 32.5, y: 24.5 } },
    }),
    scene('a modality table with padding', {
      decoded: padded(hills(64, 48, Uint16Array, 4000), 4095),
      modality: opticalDensity,
      image: { padding: { from: 4095, to: 4095 } },
    }),
    scene('padding, inverted and turned', {
      decoded: padded(slice(), -2000),
      setting: window(1000, 1500),
      image: { padding: { from: -2000, to: -2000 } },
      placement: { rotation: 33, scale: 1.9 },
      task: { isInverted: true },
    }),
    scene('padding, upright', {
      decoded: padded(slice(), -2000),
      setting: window(1000, 1500),
      image: { padding: { from: -2000, to: -2000 } },
    }),
    scene('tall pixels, mirrored and turned', {
      decoded: slice(),
      aspect: 2.5,
      placement: { isFlipped: true, rotation: 90 },
    }),
    scene('a large image made small', { decoded: hills(701, 499, Uint16Array, 4000) }),
    scene('a large padded image made small and turned', {
      decoded: padded(hills(501, 301, Int16Array, 4000), -9),
      setting: window(2000, 3000),
      image: { padding: { from: -9, to: -9 } },
      placement: { rotation: 20 },
      task: { isInverted: true },
    }),
    scene('half as large, not smooth', {
      decoded: hills(301, 199, Int16Array, 4000),
      placement: { scale: 0.31 },
      task: { isSmooth: false },
    }),
    scene('colors', { decoded: colors(64, 48) }),
    scene('colors, brighter, inverted and turned', {
      decoded: colors(64, 48),
      setting: window(90, 120),
      placement: { rotation: 71, scale: 2.2 },
      task: { isInverted: true },
    }),
    scene('colors in squares', {
      decoded: colors(64, 48),
      placement: { rotation: 270 },
      task: { isSmooth: false },
    }),
    scene('colors made small', { decoded: colors(401, 301) }),
    scene('a color map', { decoded: slice(), task: { colors: 'pet', background: [20, 30, 40] } }),
    scene('overlay and shutter', { decoded: slice(), image: covered, task: { overlayColor: red } }),
    scene('overlay and shutter, turned and inverted', {
      decoded: slice(),
      image: covered,
      placement: { rotation: 45 },
      task: { overlayColor: red, isInverted: true },
    }),
    scene('a shutter alone', { decoded: slice(), image: { shutter }, task: { background: [9, 9, 9] } }),
    scene('overlay and shutter made small', {
      decoded: hills(64, 48, Uint8Array, 200),
      image: covered,
      placement: { scale: 0.2 },
      task: { overlayColor: red },
    }),
    scene('colors beside gray levels', { decoded: slice(), image: supplemented(1200) }),
    scene('colors beside gray levels, turned and small', {
      decoded: slice(),
      image: { ...supplemented(1200), shutter },
      placement: { rotation: 30, scale: 0.3 },
    }),
    scene('so large that only a few pixels are seen', {
      decoded: slice(),
      placement: { scale: 60, center: { x: 40.2, y: 30.9 } },
    }),
    scene('beside the image', { decoded: slice(), placement: { scale: 1, center: { x: -500, y: 0 } } }),
  ]
}
