import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Measurement } from '../../model/Measurement.ts'
import { countsByClass } from './countsByClass.ts'
import { readGeoJson } from './readGeoJson.ts'
import { toGeoJson } from './toGeoJson.ts'

const drawn = (tool: Measurement['tool'], points: readonly [number, number][], label = ''): Measurement => ({
  id: `${tool}-${label}`,
  tool,
  label,
  number: 1,
  place: { on: 'slide', slide: 's' },
  points: points.map(([x, y]) => ({ x, y })),
})

/** As QuPath 0.5 writes an annotation with a hole, points of a class, and a line of four points. */
const QUPATH = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'a',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [10, 10],
            [50, 10],
            [50, 40],
            [10, 10],
          ],
          [
            [20, 20],
            [30, 20],
            [30, 30],
            [20, 20],
          ],
        ],
      },
      properties: { objectType: 'annotation', classification: { name: 'Tumor', color: [200, 0, 0] } },
    },
    {
      type: 'Feature',
      id: 'b',
      geometry: {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      properties: { objectType: 'annotation', classification: { names: ['Immune cells', 'CD8'] } },
    },
    {
      type: 'Feature',
      id: 'c',
      geometry: { type: 'Point', coordinates: [5, 6] },
      properties: { objectType: 'detection', classification: { names: ['Immune cells', 'CD8'] } },
    },
    {
      type: 'Feature',
      id: 'd',
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
          [2, 0],
          [3, 3],
        ],
      },
      properties: {},
    },
  ],
}

describe('annotations as GeoJSON', () => {
  it('are written as QuPath reads them: closed rings, classes with colors, counts as points', () => {
    const { type, features } = JSON.parse(
      toGeoJson([
        drawn(
          'rectangle',
          [
            [0, 0],
            [4, 2],
          ],
          'Tumor',
        ),
        drawn(
          'counter',
          [
            [1, 1],
            [2, 2],
          ],
          'Mitosis',
        ),
        drawn('text', [[1, 1]], 'words'),
      ]),
    )
    expect(type).toBe('FeatureCollection')
    expect(features).toHaveLength(2)
    expect(features[0].geometry.type).toBe('Polygon')
    const [ring] = features[0].geometry.coordinates
    expect(ring).toHaveLength(5)
    expect(ring[0]).toEqual(ring[4])
    expect(features[0].properties).toMatchObject({
      objectType: 'annotation',
      classification: { name: 'Tumor' },
    })
    expect(features[1].geometry).toEqual({
      type: 'MultiPoint',
      coordinates: [
        [1, 1],
        [2, 2],
      ],
    })
  })

  it('come in by class, and what can’t be drawn is counted', () => {
    const read = readGeoJson(JSON.stringify(QUPATH), 's')
    if (!read.ok) throw new Error(read.reason)
    expect(read.made.map(({ tool, label, points }) => [tool, label, points.length])).toEqual([
      ['freehand', 'Tumor', 3],
      ['path', '', 4],
      ['counter', 'Immune cells: CD8', 3],
    ])
    expect([read.leftOut, read.holes]).toEqual([0, 1])
    const [withHole] = QUPATH.features
    const broken = { ...withHole, geometry: { type: 'Polygon', coordinates: [[], [[1, 1]]] } }
    const both = readGeoJson(JSON.stringify([withHole, broken]), 's')
    expect(both).toMatchObject({ leftOut: 1, holes: 1 })
  })

  const RING = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 0],
  ]

  const made = (value: unknown, before = '') => {
    const read = readGeoJson(before + JSON.stringify(value), 's')
    if (!read.ok) throw new Error(read.reason)
    const shapes = read.made.map(({ tool, label, points }) => [tool, label, points.length])
    return { shapes, leftOut: read.leftOut, holes: read.holes }
  }

  it('of several parts, in collections, alone or behind a byte order mark come in as well', () => {
    const lines = { type: 'MultiLineString', coordinates: [RING.slice(0, 2), RING.slice(0, 3)] }
    const polygons = { type: 'MultiPolygon', coordinates: [[RING], [RING, RING, RING]] }
    const all = {
      type: 'GeometryCollection',
      geometries: [lines, polygons, { type: 'Point', coordinates: [1, 1] }],
    }
    const feature = { type: 'Feature', geometry: all, properties: { classification: { name: 'A' } } }
    const expected = {
      shapes: [
        ['length', 'A', 2],
        ['path', 'A', 3],
        ['freehand', 'A', 3],
        ['freehand', 'A', 3],
        ['counter', 'A', 1],
      ],
      leftOut: 0,
      holes: 2,
    }
    expect(made(feature)).toEqual(expected)
    expect(made([feature], '\uFEFF')).toEqual(expected)
    expect(made(polygons)).toMatchObject({
      shapes: [
        ['freehand', '', 3],
        ['freehand', '', 3],
      ],
    })
  })

  it.each([
    [{ classification: { name: 'Tumor', colorRGB: -3_670_016 } }, 'Tumor'],
    [{ classification: { names: ['Tumor', 'Positive'], color: [1, 2, 3] } }, 'Tumor: Positive'],
    [{ classification: 'Stroma' }, 'Stroma'],
    [{ classification: { name: ' ' }, name: 'Region 1' }, 'Region 1'],
    [{ classification: null, name: null, measurements: [{ name: 'Area', value: 3 }] }, ''],
    [{ classification: ['Tumor'], name: 7 }, ''],
    [null, ''],
  ])('%j are named «%s»', (properties, label) => {
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2, 3] }, properties }
    expect(made(feature).shapes).toEqual([['counter', label, 1]])
  })

  it('of a cell have its outline, and the nucleus is counted as left out', () => {
    const geometry = { type: 'Polygon', coordinates: [RING] }
    const cell = { type: 'Feature', geometry, nucleusGeometry: geometry, properties: { objectType: 'cell' } }
    expect(made(cell)).toMatchObject({ shapes: [['freehand', '', 3]], leftOut: 1 })
  })

  it('that came one by one are one count, however many they are', () => {
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: {} }
    expect(made(new Array(60_000).fill(feature)).shapes).toEqual([['counter', '', 60_000]])
  })

  it('of any form are points with numbers, or are refused', () => {
    fc.assert(
      fc.property(
        fc.letrec((tie) => ({
          position: fc.oneof(
            fc.array(fc.oneof(fc.integer(), fc.constant(null)), { maxLength: 3 }),
            tie('any'),
          ),
          any: fc.oneof(
            { maxDepth: 3 },
            fc.integer(),
            fc.string(),
            fc.array(tie('position'), { maxLength: 4 }),
          ),
        })).any,
        fc.constantFrom(
          'Point',
          'MultiPoint',
          'LineString',
          'MultiLineString',
          'Polygon',
          'MultiPolygon',
          'X',
        ),
        (coordinates, type) => {
          const read = readGeoJson(JSON.stringify({ type: 'Feature', geometry: { type, coordinates } }), 's')
          const points = read.ok ? read.made.flatMap((one) => one.points) : []
          expect(points.every(({ x, y }) => Number.isFinite(x + y))).toBe(true)
          expect(read.ok && read.made.length === 0).toBe(false)
        },
      ),
      { numRuns: 200 },
    )
    const nested = (depth: number) =>
      `${'{"type":"GeometryCollection","geometries":['.repeat(depth)}{"type":"Point","coordinates":[1,1]}${']}'.repeat(depth)}`
    expect(readGeoJson(nested(2), 's')).toMatchObject({ ok: true })
    expect(readGeoJson(nested(5000), 's')).toMatchObject({ ok: false })
  })

  it('are the same after going out and in', () => {
    const made = [
      drawn(
        'freehand',
        [
          [0, 0],
          [9, 0],
          [9, 9.5],
        ],
        'A',
      ),
      drawn(
        'length',
        [
          [1, 1],
          [2, 5],
        ],
        'B',
      ),
      drawn(
        'path',
        [
          [1, 1],
          [2, 5],
          [7, 3.25],
        ],
        'C',
      ),
    ]
    const read = readGeoJson(toGeoJson(made), 's')
    expect(read.ok && read.made.map(({ tool, points, label }) => ({ tool, points, label }))).toEqual(
      made.map(({ tool, points, label }) => ({ tool, points, label })),
    )
  })

  it('V80 of a counting grid are a rectangle with the counts inside it, and come back with its squares', () => {
    const grid = drawn('grid', [
      [10, 20],
      [18, 24],
      [12, 22],
    ])
    const counted = drawn(
      'counter',
      [
        [10, 20],
        [17, 23],
        [18, 23],
      ],
      'Mitosis',
    )
    const text = toGeoJson([grid, counted])
    const [{ geometry, properties }] = JSON.parse(text).features
    expect(geometry.coordinates[0]).toHaveLength(5)
    // As QuPath's PathObjectTypeAdapters read them: texts and numbers by name.
    expect(properties).toEqual({
      objectType: 'annotation',
      metadata: { 'Grid columns': '4', 'Grid rows': '2' },
      measurements: { Mitosis: 2 },
    })
    const read = readGeoJson(text, 's')
    expect(read.ok && read.made.map(({ tool, points }) => ({ tool, points }))).toEqual([
      { tool: 'grid', points: grid.points },
      { tool: 'counter', points: counted.points },
    ])
    const turned = JSON.parse(text)
    turned.features[0].geometry.coordinates[0][1] = [19, 21]
    const reshaped = readGeoJson(JSON.stringify(turned), 's')
    expect(reshaped.ok && reshaped.made.map(({ tool }) => tool)).toEqual(['freehand', 'counter'])
  })

  it.each([
    ['notGeoJson', '{'],
    ['notGeoJson', '{"type":"Topology"}'],
    [
      'nothing',
      '{"type":"FeatureCollection","features":[{"geometry":{"type":"Point","coordinates":["a",1]}}]}',
    ],
  ])('are refused as %s: %s', (reason, text) => {
    expect(readGeoJson(text, 's')).toEqual({ ok: false, reason })
  })

  it('of more shapes than a screen draws are refused', () => {
    const feature = {
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
      },
    }
    const text = JSON.stringify({ type: 'FeatureCollection', features: new Array(5001).fill(feature) })
    expect(readGeoJson(text, 's')).toEqual({ ok: false, reason: 'tooMany' })
  })
})

it('points and regions are counted by class, of one slide', () => {
  const other = { ...drawn('counter', [[1, 1]], 'Mitosis'), place: { on: 'slide', slide: 't' } as const }
  const counted = countsByClass(
    [
      drawn(
        'counter',
        [
          [1, 1],
          [2, 2],
        ],
        'Mitosis',
      ),
      drawn('counter', [[3, 3]], ' Mitosis '),
      drawn(
        'freehand',
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        'Tumor',
      ),
      ...[
        other,
        drawn(
          'length',
          [
            [0, 0],
            [1, 1],
          ],
          'Tumor',
        ),
      ],
    ],
    's',
  )
  expect(counted).toEqual([
    { name: 'Mitosis', points: 3, regions: 0 },
    { name: 'Tumor', points: 0, regions: 1 },
  ])
})
