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
