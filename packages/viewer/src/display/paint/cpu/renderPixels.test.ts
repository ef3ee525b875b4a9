import { describe, expect, it } from 'vitest'
import type { OverlayPlane, Shutter, VoiOption } from '../../../model/Grayscale.ts'
import { RESET_PLACEMENT } from '../../placement/movePlacement.ts'
import { matrixOf } from '../../placement/placeImage.ts'
import { levelsOf, paintTask } from '../../testkit/paintTask.ts'
import { gray, rgb, testFrame } from '../../testkit/testFrame.ts'
import { renderPixels } from './renderPixels.ts'

const over = (low: number, high: number) =>
  ({ kind: 'window', center: (low + high) / 2, width: high - low, function: 'LINEAR_EXACT' }) as const
const scaled = (scale: number) => ({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 })
const ramp = gray(3, new Int16Array([0, 51, 102, 153, 204, 255]))

describe('gray pictures', () => {
  it('one pixel for one value', () => {
    expect(levelsOf(paintTask(testFrame(), ramp, over(0, 255)))).toEqual([0, 51, 102, 153, 204, 255])
    expect([...renderPixels(paintTask(testFrame(), ramp, over(0, 255)), 3, 2).subarray(4, 8)]).toEqual([
      51, 51, 51, 255,
    ])
  })

  it('trap 16: the slope of each frame is its own', () => {
    const at = (slope: number) =>
      levelsOf(
        paintTask(
          testFrame({ frame: { modality: { kind: 'rescale', slope, intercept: 5, unit: '' } } }),
          gray(2, new Uint16Array([0, 100])),
          over(0, 255),
        ),
      )
    expect(at(1)).toEqual([5, 105])
    expect(at(0.5)).toEqual([5, 55])
    expect(at(-0.05)).toEqual([5, 0])
  })

  it('trap 16: a modality table comes before the window, and padding is found before the table', () => {
    const table = { first: 10, entries: new Uint16Array([7, 100, 200]), bits: 16, explanation: '' }
    const frame = testFrame({
      frame: { modality: { kind: 'table', table, unit: 'OD' }, padding: { from: 11, to: 11 } },
    })
    expect(levelsOf(paintTask(frame, gray(5, new Int16Array([0, 10, 11, 12, 99])), over(0, 255)))).toEqual([
      7, 7, 0, 200, 200,
    ])
  })

  it('trap 17: MONOCHROME1 is inverted once, at the end, and the reader turns it back', () => {
    const frame = testFrame({ image: { isInverted: true } })
    expect(levelsOf(paintTask(frame, ramp, over(0, 255)))).toEqual([255, 204, 153, 102, 51, 0])
    expect(levelsOf(paintTask(frame, ramp, over(0, 255), { isInverted: true }))).toEqual([
      0, 51, 102, 153, 204, 255,
    ])
    const voi: VoiOption[] = [
      {
        kind: 'table',
        explanation: '',
        table: { first: 0, entries: new Uint16Array([0, 255]), bits: 8, explanation: '' },
      },
    ]
    const withTable = testFrame({ image: { isInverted: true }, frame: { voi } })
    expect(levelsOf(paintTask(withTable, gray(2, new Int16Array([0, 1]))))).toEqual([255, 0])
  })

  it('trap 20: padding is background, also in an inverted picture', () => {
    const frame = testFrame({ frame: { padding: { from: -2000, to: -1500 } } })
    const decoded = gray(4, new Int16Array([-2000, -1500, 0, 255]), (value) => value <= -1500)
    expect(levelsOf(paintTask(frame, decoded))).toEqual([0, 0, 0, 255])
    expect(levelsOf(paintTask(frame, decoded, { kind: 'auto' }, { isInverted: true }))).toEqual([
      0, 0, 255, 0,
    ])
    expect(
      levelsOf(paintTask(frame, decoded, { kind: 'auto' }, { isInverted: true, background: [9, 9, 9] })),
    ).toEqual([9, 9, 255, 0])
  })

  it('every kind of numbers gives the same picture', () => {
    for (const Kind of [
      Uint8Array,
      Uint16Array,
      Int16Array,
      Uint32Array,
      Int32Array,
      Float32Array,
      Float64Array,
    ])
      expect(levelsOf(paintTask(testFrame(), gray(3, Kind.from([0, 51, 255])), over(0, 255)))).toEqual([
        0, 51, 255,
      ])
    expect(
      levelsOf(paintTask(testFrame(), gray(3, Int8Array.from([-128, 0, 127])), over(-128, 127))),
    ).toEqual([0, 128, 255])
  })

  it('what is no number is background', () => {
    const decoded = { ...gray(3, Float32Array.from([0, Number.NaN, 1])), min: 0, max: 1 }
    expect(levelsOf(paintTask(testFrame(), decoded, over(-1, 1)))).toEqual([128, 0, 255])
    const smooth = paintTask(testFrame(), decoded, over(-1, 1), { isSmooth: true, matrix: scaled(2) })
    expect(levelsOf(smooth, 6, 2).slice(0, 6)).toEqual([128, 128, 0, 0, 255, 255])
    const holes = {
      ...gray(
        4,
        Float32Array.from({ length: 16 }, (_, at) => (at % 4 < 2 ? Number.NaN : 1)),
      ),
      min: 1,
      max: 1,
    }
    expect(levelsOf(paintTask(testFrame(), holes, over(0, 1), { matrix: scaled(0.5 - 1e-9) }), 2, 2)).toEqual(
      [0, 255, 0, 255],
    )
  })

  it('a color map is laid over the inverted picture', () => {
    const pixels = renderPixels(paintTask(testFrame(), ramp, over(0, 255), { colors: 'hotIron' }), 3, 2)
    expect([...pixels.subarray(8, 12)]).toEqual([203, 0, 0, 255])
    const inverted = renderPixels(
      paintTask(testFrame(), ramp, over(0, 255), { colors: 'hotIron', isInverted: true }),
      3,
      2,
    )
    expect([...inverted.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(levelsOf(paintTask(testFrame(), ramp, over(0, 255), { colors: 'nonsense' }))[1]).toBe(51)
  })
})

describe('between pixels', () => {
  const pair = gray(2, new Int16Array([0, 100]))

  it('values are mixed before the window, not gray levels after it', () => {
    const task = paintTask(testFrame(), pair, over(40, 60), { isSmooth: true, matrix: scaled(4) })
    // Values 0 0 12.5 37.5 62.5 87.5 100 100 under a window from 40 to 60.
    expect(levelsOf(task, 8, 4).slice(0, 8)).toEqual([0, 0, 0, 0, 255, 255, 255, 255])
    const wide = paintTask(testFrame(), pair, over(0, 255), { isSmooth: true, matrix: scaled(4) })
    expect(levelsOf(wide, 8, 4).slice(0, 8)).toEqual([0, 0, 13, 38, 63, 88, 100, 100])
  })

  it('without smoothing every pixel is a square', () => {
    const task = paintTask(testFrame(), pair, over(0, 255), { matrix: scaled(3) })
    expect(levelsOf(task, 6, 3).slice(0, 6)).toEqual([0, 0, 0, 100, 100, 100])
  })

  it('padding has no part in its neighbors', () => {
    const frame = testFrame({ frame: { padding: { from: -2000, to: -2000 } } })
    const decoded = gray(2, new Int16Array([-2000, 100]), (value) => value === -2000)
    const task = paintTask(frame, decoded, over(0, 255), { isSmooth: true, matrix: scaled(4) })
    expect(levelsOf(task, 8, 4).slice(0, 8)).toEqual([0, 0, 0, 0, 100, 100, 100, 100])
  })

  it('a quarter turn is the same picture, turned', () => {
    const decoded = gray(
      5,
      Int16Array.from({ length: 35 }, (_, at) => (at * 37) % 255),
    )
    const frame = testFrame({ frame: { padding: { from: 74, to: 74 } } })
    const shape = { columns: 5, rows: 7, aspect: 1 }
    for (const isSmooth of [true, false]) {
      const at = (rotation: number, width: number, height: number) =>
        levelsOf(
          paintTask(frame, decoded, over(0, 255), {
            isSmooth,
            matrix: matrixOf({ ...RESET_PLACEMENT, scale: 3.7, rotation }, shape, { width, height }),
          }),
          width,
          height,
        )
      const [upright, turned] = [at(0, 20, 26), at(90, 26, 20)]
      // Clockwise: what was in column x and row y is in row x, counted from the right in column y.
      const back = upright.map((_, i) => turned[(i % 20) * 26 + 25 - Math.floor(i / 20)])
      expect(back).toEqual(upright)
    }
  })

  it('the general way gives what the fast way gives', () => {
    const decoded = gray(
      9,
      Int16Array.from({ length: 81 }, (_, at) => (at * 53) % 255),
    )
    const frame = testFrame({ frame: { padding: { from: 53, to: 53 } } })
    const fast = paintTask(frame, decoded, over(0, 255), { isSmooth: true, matrix: scaled(3.3) })
    // An angle too small to move anything, and too large to be none.
    const slow = { ...fast, matrix: { ...fast.matrix, b: 1e-9 } }
    const [one, other] = [levelsOf(fast, 30, 30), levelsOf(slow, 30, 30)]
    expect(Math.max(...one.map((level, at) => Math.abs(level - (other[at] ?? 0))))).toBeLessThanOrEqual(1)
  })

  it('a straight window gives what the same window gives as a table, at any zoom and beside padding', () => {
    const decoded = gray(
      31,
      Int16Array.from({ length: 31 * 23 }, (_, at) => ((at * 7919) % 2000) - 500),
    )
    const lut = {
      first: -500,
      entries: Uint16Array.from({ length: 2000 }, (_, at) => Math.round((at * 65535) / 1999)),
      bits: 16,
      explanation: '',
    }
    const straight = { kind: 'window', center: 499.5, width: 1999, function: 'LINEAR_EXACT' } as const
    for (const padding of [undefined, { from: 700, to: 900 }])
      for (const [matrix, isInverted] of [
        [{ ...scaled(2.37), e: 3.2, f: 1.9 }, false],
        [{ a: 0, b: 1.7, c: -1.7, d: 0, e: 60, f: 0 }, true],
      ] as const) {
        const painted = (frame: Parameters<typeof testFrame>[0], setting?: typeof straight) =>
          levelsOf(
            paintTask(testFrame(frame), decoded, setting, { isSmooth: true, matrix, isInverted }),
            80,
            60,
          )
        const shared = padding ? { padding } : {}
        const byLine = painted({ frame: shared }, straight)
        const voi: VoiOption[] = [{ kind: 'table', explanation: '', table: lut }]
        const byTable = painted({ frame: { ...shared, voi } })
        const apart = byLine.map((level, at) => Math.abs(level - (byTable[at] ?? Number.NaN)))
        expect(Math.max(...apart)).toBeLessThanOrEqual(1)
        expect(new Set(byLine).size).toBeGreaterThan(200)
      }
  })

  it('around the image is background', () => {
    const task = paintTask(testFrame(), pair, over(0, 100), {
      matrix: { ...scaled(1), e: 1 },
      background: [7, 7, 7],
    })
    expect(levelsOf(task, 4, 2)).toEqual([7, 0, 255, 7, 7, 7, 7, 7])
  })
})

describe('made smaller', () => {
  it('every pixel has its share: a fine grid becomes even gray and does not shimmer', () => {
    const grid = gray(
      64,
      Uint16Array.from({ length: 64 * 64 }, (_, at) => ((at + (at >> 6)) % 2) * 200),
    )
    for (const scale of [0.5, 0.4, 0.25, 0.137, 0.05])
      for (const e of [0, 0.3, 0.7]) {
        const size = Math.floor(64 * scale)
        const task = paintTask(testFrame(), grid, over(0, 255), {
          isSmooth: true,
          matrix: { ...scaled(scale), e, f: e },
        })
        const inner = levelsOf(task, size, size).filter((_, at) => at % size > 0 && at >= size)
        if (scale < 0.5) for (const level of inner) expect(level).toBe(100)
      }
  })

  it('padding is not mixed in', () => {
    const frame = testFrame({ frame: { padding: { from: 0, to: 0 } } })
    const values = Int16Array.from({ length: 64 }, (_, at) => (at % 8 < 4 ? 0 : at % 2 ? 90 : 110))
    const decoded = gray(8, values, (value) => value === 0)
    const task = paintTask(frame, decoded, over(0, 255), {
      isSmooth: true,
      isInverted: true,
      matrix: scaled(0.25),
    })
    expect(levelsOf(task, 2, 2)).toEqual([0, 155, 0, 155])
  })

  it('a mean of values on both sides of the padding is not taken for padding', () => {
    const frame = testFrame({ frame: { padding: { from: 0, to: 0 } } })
    const decoded = gray(
      4,
      Int16Array.from({ length: 16 }, (_, at) => (at % 2 ? 50 : -50)),
    )
    const task = paintTask(frame, decoded, over(-50, 50), { matrix: scaled(0.25) })
    expect(levelsOf(task, 1, 1)[0]).toBeGreaterThan(120)
  })
})

describe('color pictures', () => {
  const pair = rgb(2, new Uint8Array([250, 10, 0, 50, 110, 200]))

  it('come as they are', () => {
    expect([...renderPixels(paintTask(testFrame(), pair), 2, 1)]).toEqual([
      250, 10, 0, 255, 50, 110, 200, 255,
    ])
  })

  it('can be inverted and made brighter', () => {
    const inverted = paintTask(testFrame(), pair, { kind: 'auto' }, { isInverted: true })
    expect([...renderPixels(inverted, 1, 1)]).toEqual([5, 245, 255, 255])
    expect([...renderPixels(paintTask(testFrame(), pair, over(0, 100)), 1, 1)]).toEqual([255, 26, 0, 255])
  })

  it('are mixed channel by channel, upright, turned a little and made smaller', () => {
    const smooth = { isSmooth: true, matrix: scaled(2) }
    const task = paintTask(testFrame(), pair, { kind: 'auto' }, smooth)
    expect([...renderPixels(task, 4, 2)].slice(4, 8)).toEqual([200, 35, 50, 255])
    const turned = { ...task, matrix: { ...scaled(2), b: 1e-9 } }
    expect([...renderPixels(turned, 4, 2)]).toEqual([...renderPixels(task, 4, 2)])
    const square = rgb(
      4,
      Uint8Array.from({ length: 48 }, (_, at) => (at % 6 < 3 ? 10 : 30) * (at % 3)),
    )
    const small = paintTask(testFrame(), square, { kind: 'auto' }, { matrix: scaled(0.25) })
    expect([...renderPixels(small, 1, 1)].slice(0, 3)).toEqual([0, 20, 40])
  })
})

describe('colors beside gray levels', () => {
  const supplement = {
    first: 100,
    red: Uint8Array.of(10, 20),
    green: Uint8Array.of(30, 40),
    blue: Uint8Array.of(50, 60),
  }
  const frame = testFrame({ frame: { supplement, padding: { from: 100, to: 0xffff } } })
  const decoded = gray(4, new Uint16Array([0, 99, 100, 200]))
  const painted = (overrides = {}, width = 4, height = 1) => {
    const rgba = renderPixels(paintTask(frame, decoded, over(0, 255), overrides), width, height)
    return Array.from({ length: width }, (_, at) => [...rgba.subarray(4 * at, 4 * at + 3)])
  }

  it('V81 are those of the palette, whose last one continues, whatever window and inversion are', () => {
    expect(painted()).toEqual([
      [0, 0, 0],
      [99, 99, 99],
      [10, 30, 50],
      [20, 40, 60],
    ])
    expect(painted({ isInverted: true }).slice(2)).toEqual([
      [10, 30, 50],
      [20, 40, 60],
    ])
  })

  it('are neither mixed with each other nor with gray levels', () => {
    const wide = painted({ isSmooth: true, matrix: { a: 4, b: 0, c: 0, d: 4, e: 0, f: 0 } }, 16)
    const colored = wide.filter(([red, green]) => red !== green).map(String)
    expect([...new Set(colored)]).toEqual(['10,30,50', '20,40,60'])
    expect(Math.max(...wide.filter(([red, green]) => red === green).map(([red]) => red ?? 0))).toBe(99)
    expect(painted({ matrix: { a: 0.4, b: 0, c: 0, d: 0.4, e: 0, f: 0.3 } }, 2)[1]).toEqual([10, 30, 50])
  })
})

describe('overlays and shutters', () => {
  const flat = gray(4, new Int16Array(16).fill(100))
  const overlay = (parts: Partial<OverlayPlane>): OverlayPlane => ({
    group: 0x6000,
    rows: 2,
    columns: 2,
    originX: 1,
    originY: 1,
    bits: new Uint8Array([1, 0, 0, 1]),
    isRoi: false,
    label: '',
    ...parts,
  })
  const red = { overlayColor: [255, 0, 0] } as const

  it('trap 21: an overlay is drawn at its origin, and only when asked for', () => {
    const frame = testFrame({ frame: { overlays: [overlay({})] } })
    const drawn = levelsOf(paintTask(frame, flat, over(0, 255), red))
    expect(drawn.map((level) => (level === 255 ? 'x' : '.')).join('')).toBe('.....x....x.....')
    expect(new Set(levelsOf(paintTask(frame, flat, over(0, 255))))).toEqual(new Set([100]))
  })

  it('trap 21: what sticks out of the image is not drawn', () => {
    const frame = testFrame({ frame: { overlays: [overlay({ originX: -1, originY: 3 })] } })
    expect(levelsOf(paintTask(frame, flat, over(0, 255), red)).filter((level) => level === 255)).toHaveLength(
      0,
    )
    const corner = testFrame({ frame: { overlays: [overlay({ originX: 3, originY: 3 })] } })
    expect(levelsOf(paintTask(corner, flat, over(0, 255), red)).indexOf(255)).toBe(15)
  })

  it('trap 21: a thin line of an overlay stays when the image is made smaller', () => {
    const bits = new Uint8Array(256).map((_, at) => Number(at % 16 === 5))
    const frame = testFrame({
      frame: { overlays: [overlay({ rows: 16, columns: 16, originX: 0, originY: 0, bits })] },
    })
    const large = gray(16, new Int16Array(256).fill(100))
    const task = paintTask(frame, large, over(0, 255), { ...red, matrix: scaled(0.25) })
    expect(levelsOf(task, 4, 4)).toEqual(Array(4).fill([100, 255, 100, 100]).flat())
  })

  const picture = (levels: number[], columns: number) =>
    levels
      .map((level, at) => (level === 100 ? 'o' : '.') + (at % columns === columns - 1 ? '\n' : ''))
      .join('')
  const eight = gray(8, new Int16Array(64).fill(100))

  it('trap 22: rectangle, circle and polygon each hide what is outside', () => {
    const shut = (...shapes: Shutter['shapes']) =>
      picture(levelsOf(paintTask(shutterOf(...shapes), eight, over(0, 255))), 8)
        .split('\n')
        .slice(0, 4)
    expect(shut({ kind: 'rectangle', left: 1, right: 7, top: 2, bottom: 6 })).toEqual([
      '........',
      '........',
      '.oooooo.',
      '.oooooo.',
    ])
    // At 2.5 from the middle a circle of 3 reaches 1.66 to either side, at 1.5 it reaches 2.6, at 0.5 it reaches 2.96.
    expect(shut({ kind: 'circle', x: 4, y: 4, radius: 3 })).toEqual([
      '........',
      '..oooo..',
      '.oooooo.',
      '.oooooo.',
    ])
    const points = [
      { x: 0, y: 0 },
      { x: 8.6, y: 0 },
      { x: 0, y: 8.6 },
    ]
    expect(shut({ kind: 'polygon', points })).toEqual(['oooooooo', 'ooooooo.', 'oooooo..', 'ooooo...'])
    // Its edges are visible, the lower ones too, as those of a rectangle.
    const box = [
      { x: 1.5, y: 0.5 },
      { x: 4.5, y: 0.5 },
      { x: 4.5, y: 2.5 },
      { x: 1.5, y: 2.5 },
    ]
    expect(shut({ kind: 'polygon', points: box })).toEqual([...Array(3).fill('.oooo...'), '........'])
  })

  it('trap 22: a bitmap hides the pixels that are 1, besides shapes', () => {
    const bits = Uint8Array.of(1, 0, 1, 0, 1, 1)
    const bitmap = {
      group: 0x6000,
      rows: 2,
      columns: 3,
      originX: 1,
      originY: 0,
      isRoi: false,
      label: '',
      bits,
    }
    const shapes = [{ kind: 'rectangle', left: 0, right: 7, top: 0, bottom: 3 }] as const
    const hidden = testFrame({ frame: { shutter: { shapes, bitmap, presentationValue: 0 } } })
    expect(
      picture(levelsOf(paintTask(hidden, eight, over(0, 255))), 8)
        .split('\n')
        .slice(0, 4),
    ).toEqual([...['o.o.ooo.', 'oo..ooo.', 'ooooooo.', '........']])
  })

  it('trap 22: shapes together show what all of them show, blanked with the presentation value, inverted or not', () => {
    const frame = shutterOf(
      { kind: 'rectangle', left: 0, right: 4, top: 0, bottom: 8 },
      { kind: 'rectangle', left: 2, right: 8, top: 0, bottom: 8 },
    )
    expect(picture(levelsOf(paintTask(frame, eight, over(0, 255))), 8).split('\n')[0]).toBe('..oo....')
    const inverted = levelsOf(paintTask(frame, eight, over(0, 255), { isInverted: true }))
    expect(inverted.slice(0, 4)).toEqual([0, 0, 155, 155])
    const shapes = [{ kind: 'rectangle', left: 0, right: 1, top: 0, bottom: 8 }] as const
    const white = testFrame({ frame: { shutter: { shapes, presentationValue: 0xffff } } })
    expect(levelsOf(paintTask(white, eight, over(0, 255))).slice(0, 2)).toEqual([100, 255])
  })

  function shutterOf(...shapes: Shutter['shapes']) {
    return testFrame({ frame: { shutter: { shapes, presentationValue: 0 } } })
  }
})
