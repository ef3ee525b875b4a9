import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { Calibration, Measurement, MeasurementTool, Quantity } from '../../model/Measurement.ts'
import { slideCalibration } from '../calibration/otherCalibrations.ts'
import { frameWith, pointsOf } from '../testkit/frameWith.ts'
import type { PixelSampler } from './PixelSampler.ts'
import { type ReadingContext, readingsOf } from './readingsOf.ts'
import { samplerOf } from './samplerOf.ts'

const flat: Calibration = { x: 0.5, y: 0.5, unit: 'mm', source: 'patient' }
const tall: Calibration = { x: 0.5, y: 2, unit: 'mm', source: 'patient' }

function reading(
  tool: MeasurementTool,
  points: string | readonly ImagePoint[],
  quantity: Quantity,
  context: Partial<ReadingContext> = {},
) {
  const measured = { tool, points: typeof points === 'string' ? pointsOf(points) : points }
  return readingsOf(measured, { calibration: flat, ...context }).find((one) => one.quantity === quantity)
}

const sampler = (columns: number, rows: number, valueAt: PixelSampler['valueAt']): PixelSampler => ({
  columns,
  rows,
  valueAt,
  unit: 'HU',
  resolution: 1,
})

/** The same two lines, drawn in every order and direction. */
function drawings([a, b, c, d]: readonly ImagePoint[]): ImagePoint[][] {
  const [one, other] = [
    [a, b],
    [c, d],
  ] as ImagePoint[][] as [ImagePoint[], ImagePoint[]]
  const ways = (line: ImagePoint[]) => [line, [...line].reverse()]
  return ways(one).flatMap((first) =>
    ways(other).flatMap((second) => [
      [...first, ...second],
      [...second, ...first],
    ]),
  )
}

/** The end plates of a round curve with a radius of 100 mm, in pixels; upright where it lies at 0°. */
function endPlates(degrees: number, lying: number, plate: number, { x, y }: Calibration): ImagePoint[] {
  const at = (angle: number, radius: number) => {
    const turned = ((angle + lying) * Math.PI) / 180
    return { x: (300 + Math.cos(turned) * radius) / x, y: (300 + Math.sin(turned) * radius) / y }
  }
  return [-degrees / 2, degrees / 2].flatMap((end) => [at(end, 100 - plate / 2), at(end, 100 + plate / 2)])
}

describe('lengths and angles', () => {
  it('trap 45: a length is the same however the image was zoomed, turned and scaled when its points were set', () => {
    fc.assert(
      fc.property(
        fc.record({
          zoom: fc.double({ min: 0.05, max: 40, noNaN: true }),
          ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
          turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        }),
        ({ zoom, ratio, turn }) => {
          const [a, b] = pointsOf('12.5 30.25; 100.75 212.5') as [ImagePoint, ImagePoint]
          const onScreen = ({ x, y }: ImagePoint) => ({
            x: (x * Math.cos(turn) - y * Math.sin(turn)) * zoom * ratio,
            y: (x * Math.sin(turn) + y * Math.cos(turn)) * zoom * ratio,
          })
          const back = ({ x, y }: ImagePoint) => ({
            x: (x * Math.cos(turn) + y * Math.sin(turn)) / zoom / ratio,
            y: (y * Math.cos(turn) - x * Math.sin(turn)) / zoom / ratio,
          })
          const again = reading('length', [back(onScreen(a)), back(onScreen(b))], 'length')?.value ?? 0
          const truth = Math.hypot(88.25, 182.25) * 0.5
          expect(Math.abs(again - truth)).toBeLessThan(1e-6)
        },
      ),
    )
  })

  it('trap 48: a length follows the calibration that holds now', () => {
    const points = pointsOf('0 0; 10 0')
    const of = (calibration: Calibration) => readingsOf({ tool: 'length', points }, { calibration })[0]
    expect(of(flat)).toMatchObject({ value: 5, source: 'patient' })
    expect(of({ x: 2, y: 2, unit: 'mm', source: 'reader' })).toMatchObject({ value: 20, source: 'reader' })
  })

  it('gives the longer axis first, whichever was drawn first', () => {
    const text = '0 0; 10 0; 5 -15; 5 15'
    expect(reading('bidirectional', text, 'length')?.value).toBe(15)
    expect(reading('bidirectional', text, 'shortAxis')?.value).toBe(5)
  })

  it('trap 49: an angle is that in the patient where pixels are not square', () => {
    expect(reading('angle', '40 0; 0 0; 40 10', 'angle', { calibration: tall })?.value).toBeCloseTo(45, 9)
    expect(reading('angle', '-10 0; 0 0; 10 0', 'angle')?.value).toBe(180)
    expect(reading('angle', '10 0; 0 0; -10 10', 'angle')?.value).toBeCloseTo(135, 9)
  })

  it('trap 49: a Cobb angle does not depend on how its lines were drawn', () => {
    const truth = ((Math.atan2(10, 30) + Math.atan2(20, 30)) * 180) / Math.PI
    for (const points of drawings(pointsOf('0 0; 30 10; 0 50; 30 30')))
      expect(reading('cobb', points, 'angle')?.value).toBeCloseTo(truth, 9)
  })

  it('trap 49: a Cobb angle is that of the curve above 90°, too, on pixels of any shape, however the spine lies', () => {
    const curve = fc.record({
      degrees: fc.double({ min: 0.5, max: 134, noNaN: true }),
      lying: fc.double({ min: 0, max: 360, noNaN: true }),
      plate: fc.double({ min: 5, max: 80, noNaN: true }),
    })
    fc.assert(
      fc.property(curve, fc.constantFrom(flat, tall), ({ degrees, lying, plate }, calibration) => {
        for (const points of drawings(endPlates(degrees, lying, plate, calibration)))
          expect(reading('cobb', points, 'angle', { calibration })?.value).toBeCloseTo(degrees, 6)
      }),
    )
  })

  it('trap 49: a Cobb angle changes as little as its lines do', () => {
    const some = { min: -0.2, max: 0.2, noNaN: true }
    fc.assert(
      fc.property(
        ...([
          fc.double({ min: 1, max: 134, noNaN: true }),
          fc.double({ max: 360, min: 0, noNaN: true }),
        ] as const),
        ...([fc.double(some), fc.double(some)] as const),
        (degrees, lying, more, turn) => {
          const [before, after] = [
            endPlates(degrees, lying, 40, flat),
            endPlates(degrees + more, lying + turn, 40, flat),
          ].map((points) => reading('cobb', points, 'angle')?.value ?? Number.NaN) as [number, number]
          expect(Math.abs(after - before)).toBeLessThan(0.201)
        },
      ),
    )
  })

  it('trap 49: a Cobb angle below 90° is never its supplement, however unevenly the spine is bent', () => {
    const bends = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(bends, fc.double({ min: 1, max: 89, noNaN: true }), (parts, degrees) => {
        // Down the spine each vertebra leans at least as far as the one above.
        const leans = [0, ...parts.toSorted((a, b) => a - b), 1].map(
          (part) => (part * degrees * Math.PI) / 180,
        )
        const end = leans.reduce(({ x, y }, lean) => ({ x: x - Math.sin(lean), y: y + Math.cos(lean) }), {
          x: 0,
          y: 0,
        })
        const [x, y] = [Math.cos(leans.at(-1) ?? 0), Math.sin(leans.at(-1) ?? 0)]
        const lower = [
          { x: end.x - x, y: end.y - y },
          { x: end.x + x, y: end.y + y },
        ]
        for (const points of drawings([...pointsOf('-1 0; 1 0'), ...lower]))
          expect(reading('cobb', points, 'angle')?.value).toBeCloseTo(degrees, 6)
      }),
    )
  })

  it('trap 49: a spine with most of its curve at one end has the Cobb angle of its end plates', () => {
    // Upper end level, lower end tilted past the vertical: by left and right it would be 70°.
    const [x, y] = [20 * Math.cos((110 * Math.PI) / 180), 20 * Math.sin((110 * Math.PI) / 180)]
    const points = [
      ...pointsOf('-20 0; 20 0'),
      ...[
        { x: -90 - x, y: 130 - y },
        { x: -90 + x, y: 130 + y },
      ],
    ]
    for (const drawn of drawings(points)) expect(reading('cobb', drawn, 'angle')?.value).toBeCloseTo(110, 9)
  })

  it('trap 49: lines whose places do not tell which angle is meant have the smaller one', () => {
    expect(reading('cobb', '-10 0; 10 0; 10 -1; -10 1', 'angle')?.value).toBeCloseTo(5.7105931, 6)
    expect(reading('cobb', '0 0; 10 0; 20 -1; 40 1', 'angle')?.value).toBeCloseTo(5.7105931, 6)
  })

  it('trap 49: axes of bones that follow one another have the smaller angle, as a hallux valgus has', () => {
    for (const drawn of drawings(pointsOf('0 0; 1 40; 3 50; 14 80')))
      expect(reading('cobb', drawn, 'angle')?.value).toBeCloseTo(18.7042, 3)
  })

  it('has no angle without an arm', () => {
    expect(reading('angle', '0 0; 0 0; 4 4', 'angle')).toBeUndefined()
  })

  it('divides the first line by the second, also in pixels', () => {
    expect(reading('ratio', '0 0; 45 0; 0 9; 90 9', 'ratio')).toMatchObject({ value: 0.5, unit: '' })
    expect(reading('ratio', '0 0; 45 0; 3 9; 3 9', 'ratio')).toBeUndefined()
  })

  it('says nothing of what is not whole', () => {
    for (const tool of ['length', 'angle', 'cobb', 'ratio', 'rectangle', 'freehand'] as const) {
      expect(readingsOf({ tool, points: pointsOf('1 1') }, { calibration: flat })).toEqual([])
    }
  })
})

describe('areas', () => {
  it('trap 47: an ellipse on pixels that are not square has the area and the perimeter of its true shape', () => {
    // 40 columns of 0.5 mm by 10 rows of 2 mm: a circle of 20 mm.
    expect(reading('ellipse', '0 0; 40 10', 'area', { calibration: tall })?.value).toBeCloseTo(
      Math.PI * 100,
      9,
    )
    expect(reading('ellipse', '0 0; 40 10', 'perimeter', { calibration: tall })?.value).toBeCloseTo(
      Math.PI * 20,
      9,
    )
    // Radii 10 and 5 mm; the complete elliptic integral gives 48.442241102738…
    expect(reading('ellipse', '0 0; 40 20', 'perimeter')?.value).toBeCloseTo(48.44224110273838, 9)
    expect(reading('ellipse', '0 0; 40 0', 'perimeter')?.value).toBeCloseTo(40, 9)
  })

  it('trap 47: a rectangle and a drawn outline measure by their geometry', () => {
    expect(reading('rectangle', '10 10; 2 4', 'area', { calibration: tall })).toMatchObject({
      value: 48,
      unit: 'mm²',
    })
    expect(reading('rectangle', '10 10; 2 4', 'perimeter', { calibration: tall })?.value).toBe(32)
    expect(reading('freehand', '0 0; 10 0; 10 10; 0 10', 'area')?.value).toBe(25)
    expect(
      reading('freehand', '0 0; 10 0; 10 10; 0 10', 'area', {
        calibration: { ...flat, x: 1, y: 1, unit: 'px' },
      }),
    ).toMatchObject({
      value: 100,
      unit: 'px²',
    })
  })

  it('counts both loops of an outline that crosses itself', () => {
    const eight = '0 0; 10 10; 10 0; 0 10'
    const values = sampler(20, 20, () => 1)
    expect(reading('freehand', eight, 'area')?.value).toBeCloseTo(12.5, 9)
    expect(reading('freehand', eight, 'mean', { pixels: values })?.value).toBe(1)
  })

  it('is the same wherever the outline lies', () => {
    const square = pointsOf('0 0; 0.1 0; 0.1 0.1; 0 0.1')
    const far = square.map(({ x, y }) => ({ x: x + 1e5, y: y + 1e5 }))
    expect(reading('freehand', far, 'area')?.value).toBeCloseTo(0.0025, 9)
  })
})

describe('values', () => {
  it('trap 46: takes the pixels whose centers lie inside, in units of the modality, without padding', () => {
    const frame = frameWith({
      modality: { kind: 'rescale', slope: 2, intercept: -1000, unit: 'HU' },
      padding: { from: -2000, to: -2000 },
    })
    const values = new Int16Array([0, 1, 2, 3, 10, 11, -2000, 13, 20, 21, 22, 23, 30, 31, 32, 33])
    const pixels = samplerOf({ rows: 4, columns: 4, samples: 1, values, min: 0, max: 33 }, frame)
    const of = (quantity: Quantity, points: string) => reading('rectangle', points, quantity, { pixels })
    // Centers 1.5 and 2.5 in both directions: 11, (padding), 21, 22.
    expect(of('mean', '1.2 1.2; 2.8 2.8')).toMatchObject({ value: 2 * 18 - 1000, unit: 'HU' })
    expect(of('min', '1.2 1.2; 2.8 2.8')?.value).toBe(-978)
    expect(of('max', '1.2 1.2; 2.8 2.8')?.value).toBe(-956)
    expect(of('sd', '1.2 1.2; 2.8 2.8')?.value).toBeCloseTo(2 * Math.sqrt((49 + 9 + 16) / 3), 9)
    expect(of('mean', '1.6 1.6; 2.4 2.4')).toBeUndefined()
    expect(of('mean', '-50 -50; 50 50')?.value).toBeCloseTo(2 * (252 / 15) - 1000, 9)
    expect(reading('probe', '2.5 1.5', 'value', { pixels })).toBeUndefined()
    expect(reading('probe', '1.99 1.01', 'value', { pixels })).toMatchObject({
      value: -978,
      unit: 'HU',
      digits: 0,
    })
    expect(reading('probe', '4 1', 'value', { pixels })).toBeUndefined()
  })

  it('trap 46: large values over a large region neither overflow nor lose their deviation', () => {
    const pixels = sampler(2000, 2000, (x, y) => 65_000 + ((x + y) % 2))
    const of = (quantity: Quantity) =>
      reading('rectangle', '0 0; 2000 2000', quantity, { pixels })?.value ?? 0
    expect(of('mean')).toBeCloseTo(65_000.5, 6)
    expect(of('sd')).toBeCloseTo(0.5, 6)
  })

  it('trap 46: color has no values, and float pixels that are no number are left out', () => {
    const frame = frameWith({ modality: { kind: 'rescale', slope: 1, intercept: 0, unit: 'US' } })
    const rgb = { rows: 1, columns: 1, samples: 3, values: new Uint8Array(3), min: 0, max: 0 } as const
    expect(samplerOf(rgb, frame)).toBeUndefined()
    const values = new Float32Array([1, Number.NaN, 3, 5])
    const pixels = samplerOf({ rows: 2, columns: 2, samples: 1, values, min: 1, max: 5 }, frame)
    expect(reading('rectangle', '0 0; 2 2', 'mean', { pixels })).toMatchObject({ value: 3, unit: '' })
  })

  it('V39 of the real world are unknown beside the range that they are told for', () => {
    const made = frameWith({ modality: { kind: 'rescale', slope: 0.5, intercept: 1, unit: 'mm2/s' } })
    const frame = { ...made, frame: { ...made.frame, mapped: { from: 2, to: 5 } } }
    const values = new Uint16Array([1, 2, 5, 6])
    const pixels = samplerOf({ rows: 2, columns: 2, samples: 1, values, min: 1, max: 6 }, frame)
    expect([0, 1].flatMap((y) => [0, 1].map((x) => pixels?.valueAt(x, y)))).toEqual([
      undefined,
      2,
      3.5,
      undefined,
    ])
    expect(reading('rectangle', '0 0; 2 2', 'mean', { pixels })).toMatchObject({ value: 2.75 })
    expect(reading('probe', '0.5 0.5', 'value', { pixels })).toBeUndefined()
  })

  it('maps by the table of the frame, whose ends hold beyond it', () => {
    const table = { first: 10, entries: new Uint16Array([100, 200, 300]), bits: 16, explanation: '' }
    const frame = frameWith({ modality: { kind: 'table', table, unit: 'OD' } })
    const values = new Uint16Array([0, 10, 11, 500])
    const pixels = samplerOf({ rows: 1, columns: 4, samples: 1, values, min: 0, max: 500 }, frame)
    expect([0, 1, 2, 3].map((x) => pixels?.valueAt(x, 0))).toEqual([100, 100, 200, 300])
    expect(pixels?.unit).toBe('OD')
  })

  it('counts in an ellipse and in a drawn outline as in their shape', () => {
    const pixels = sampler(100, 100, (x) => x)
    expect(reading('ellipse', '10 10; 50 50', 'mean', { pixels })?.value).toBeCloseTo(29.5, 9)
    expect(reading('freehand', '10 10; 50 10; 50 50; 10 50', 'mean', { pixels })?.value).toBeCloseTo(29.5, 9)
    const masked = sampler(100, 100, () => 1)
    expect(reading('ellipse', '10 10; 50 50', 'max', { pixels: masked })?.value).toBe(1)
  })

  it('asks a plane for its samples in mm', () => {
    const pixels: PixelSampler = {
      ...sampler(4, 4, (x, y) => y * 4 + x),
      grid: { origin: { x: -1, y: -1 }, step: { x: 0.5, y: 0.5 } },
    }
    expect(reading('probe', '-0.75 -0.25', 'value', { pixels })?.value).toBe(4)
    expect(reading('rectangle', '-1 -1; 1 1', 'mean', { pixels })?.value).toBe(7.5)
  })
})

describe('slides', () => {
  const calibration = slideCalibration({ x: 0.25, y: 0.5 })
  const box: Measurement = {
    id: 'b',
    tool: 'rectangle',
    place: { on: 'slide', slide: 's' },
    label: '',
    number: 1,
    points: pointsOf('0 0; 8000 4000'),
  }

  it('measures in µm along each axis', () => {
    expect(reading('length', '0 0; 1200 800', 'length', { calibration })).toMatchObject({
      value: 500,
      unit: 'µm',
      source: 'slide',
    })
    expect(reading('rectangle', box.points, 'area', { calibration })).toMatchObject({
      value: 4e6,
      unit: 'µm²',
    })
  })

  it('counts, and per mm² within an area', () => {
    const points = pointsOf('10 10; 20 20; 30 30; 9000 10')
    expect(reading('counter', points, 'count', { calibration })?.value).toBe(4)
    expect(reading('counter', points, 'count', { calibration, within: box })?.value).toBe(3)
    expect(reading('counter', points, 'density', { calibration, within: box })).toMatchObject({
      value: 0.75,
      unit: '/mm²',
    })
    expect(
      reading('counter', points, 'density', { calibration: { ...calibration, unit: 'px' }, within: box }),
    ).toBeUndefined()
  })
})
