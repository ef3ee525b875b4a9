import { describe, expect, it } from 'vitest'
import { checkPlate } from './checkPlate.ts'
import type { Blank, Exam } from './Exam.ts'
import type { Cell } from './Plate.ts'

const exam: Exam = {
  regions: [
    { id: 'lobes', name: { ko: '양엽' }, normal: { ko: '갑상선 결절 없음.' } },
    {
      id: 'discs',
      name: { ko: '추간판' },
      rows: { blank: 'level', columns: ['disc'] },
      onlyWith: ['contrast'],
    },
  ],
  blanks: [{ id: 'side', kind: 'side', label: { ko: '좌우' } }],
  normalConclusion: { ko: '정상' },
}

const cell = (id: string, position: number, changes: Partial<Cell>): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [],
  ...changes,
})

const blank = (changes: Partial<Blank>): Blank => ({
  id: 'level',
  kind: 'level',
  label: { ko: '높이' },
  ...changes,
})

const cells: readonly Cell[] = [
  cell('contrast', 0, { asks: ['side'] }),
  cell('normal', 1, { normal: 'all' }),
  cell('nodule', 2, {
    blanks: [blank({}), blank({ id: 'size', kind: 'size' })],
    outputs: [
      {
        id: 'o',
        kind: 'phrase',
        section: 'findings',
        text: { ko: '{size} 결절.' },
        unless: ['contrast'],
        normal: ['lobes'],
      },
    ],
    finding: {
      region: 'lobes',
      column: 'disc',
      conflicts: ['normal'],
      regionBy: { blank: 'level', regions: { L1: 'discs' } },
      replaces: [{ regions: ['lobes', 'discs'], when: 'known(size)' }],
    },
  }),
]

const faults = (changes: Partial<Parameters<typeof checkPlate>[0]>) =>
  checkPlate({ cells, keyMap: {}, autoFill: [], exam, ...changes }).map(
    ({ path, reason }) => `${path.join('.')}: ${reason}`,
  )

const withNodule = (changes: Partial<Cell>) =>
  faults({ cells: cells.map((one) => (one.id === 'nodule' ? { ...one, ...changes } : one)) })

describe('an exam', () => {
  it('has no fault if everything exists that it refers to', () => {
    expect(faults({})).toEqual([])
  })

  it('makes a cell complete that writes normal sentences or asks for blanks, and nothing else does', () => {
    expect(faults({ cells: [...cells, cell('idle', 3, { normal: [], asks: [] })] })).toEqual([
      'cells.3.outputs: cell.output.required',
    ])
  })

  it('must have the blanks that a cell answers', () => {
    const knee = (id: string) => cell('knee', 3, { answers: { [id]: 'right' } })
    expect(faults({ cells: [...cells, knee('side')] })).toEqual([])
    expect(faults({ cells: [...cells, knee('gone')] })).toEqual(['cells.3.answers.gone: exam.noBlank'])
  })

  it('must have the blanks by which a cell is excluded at its place', () => {
    const at = (place: object) =>
      withNodule({ excludes: { places: [{ cells: ['contrast'], other: 'side', ...place }] } })
    expect(at({ blank: 'level' })).toEqual([])
    expect(at({ at: ['right'] })).toEqual([])
    expect(at({ cells: ['gone'], blank: 'gone' })).toEqual([
      'cells.2.excludes.places.0.cells.0: exam.noCell',
      'cells.2.excludes.places.0.other: exam.noBlank',
      'cells.2.excludes.places.0.blank: exam.noBlank',
    ])
    expect(at({ cells: [], blank: 'level' })).toEqual([
      'cells.2.excludes.places.0.cells: exam.noCell',
      'cells.2.excludes.places.0.other: exam.noBlank',
    ])
    expect(at({ other: undefined })).toEqual([])
    expect(at({ other: undefined, at: ['right'] })).toEqual(['cells.2.excludes.places.0.other: exam.noBlank'])
    expect(at({ other: undefined, blank: 'level', at: ['l4l5'] })).toEqual([])
    expect(at({ blank: 'level', also: [{ blank: 'level', other: 'side', differs: true }] })).toEqual([])
    expect(at({ blank: 'level', also: [{ other: 'gone', differs: true }] })).toEqual([
      'cells.2.excludes.places.0.also.0.other: exam.noBlank',
      'cells.2.excludes.places.0.also.0.blank: exam.noBlank',
    ])
    expect(at({ other: 'gone' })).toEqual([
      'cells.2.excludes.places.0.other: exam.noBlank',
      'cells.2.excludes.places.0.blank: exam.noBlank',
    ])
  })

  it('reports each reference to something that doesn’t exist', () => {
    const regions = [
      { id: 'lobes', name: {}, rows: { blank: 'nothing', columns: [] }, onlyWith: ['gone'] },
      { id: 'lobes', name: { de: 'Lappen' }, notWith: ['contrast', 'gone'] },
    ]
    expect(faults({ exam: { regions } })).toEqual([
      'exam.regions.1.id: region.id.taken',
      'exam.regions.0.name: region.name.required',
      'exam.regions.0.onlyWith.0: exam.noCell',
      'exam.regions.0.rows.blank: exam.noBlank',
      'exam.regions.1.notWith.1: exam.noCell',
      'cells.0.asks.0: exam.noBlank',
      'cells.2.finding.regionBy.regions.L1: exam.noRegion',
      'cells.2.finding.column: exam.noColumn',
      'cells.2.finding.replaces.0.regions.1: exam.noRegion',
    ])
  })

  it('must exist for cells that refer to it', () => {
    expect(faults({ exam: undefined })).toEqual([
      'cells.0.asks.0: exam.noBlank',
      'cells.1.normal: exam.noRegion',
      'cells.2.outputs.0.normal.0: exam.noRegion',
      'cells.2.finding.region: exam.noRegion',
      'cells.2.finding.regionBy.regions.L1: exam.noRegion',
      'cells.2.finding.column: exam.noColumn',
      'cells.2.finding.replaces.0.regions.0: exam.noRegion',
      'cells.2.finding.replaces.0.regions.1: exam.noRegion',
    ])
  })

  it('lets a module’s answer determine the region, which only the module knows', () => {
    const finding = { region: 'lobes', regionBy: { blank: 'site', regions: {} } }
    expect(withNodule({ finding })).toEqual(['cells.2.finding.regionBy.blank: exam.noBlank'])
    const outputs = [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'mod' } as const]
    expect(withNodule({ finding, outputs })).toEqual([])
  })
})

describe('a blank', () => {
  it.each(['Size', '1st', 'a-b', '크기', 'true', 'constructor', 'a'.repeat(33)])(
    'can not be called %s, which a formula could not say',
    (id) => {
      expect(withNodule({ finding: undefined, blanks: [blank({}), blank({ id })] })).toEqual([
        'cells.2.blanks.1.id: blank.id.format',
      ])
    },
  )

  it('has a name of its own, a label, and answers if it is a choice', () => {
    const option = (id: string) => ({ id, label: { ko: id } })
    const blanks = [
      blank({}),
      blank({ kind: 'choice', label: { ko: ' ' } }),
      blank({ id: 'grade', kind: 'multi', options: [option('1'), option('1')], default: ['2'] }),
    ]
    expect(withNodule({ blanks })).toEqual([
      'cells.2.blanks.1.id: blank.id.taken',
      'cells.2.blanks.1.label: blank.label.required',
      'cells.2.blanks.1.options: blank.options.required',
      'cells.2.blanks.2.options.1.id: option.id.taken',
      'cells.2.blanks.2.default: blank.default',
    ])
  })

  it('has answers that include others of their list, but not themselves', () => {
    const option = (id: string, ...covers: string[]) => ({ id, label: { ko: id }, covers })
    const side = (...covers: string[]) =>
      withNodule({
        blanks: [
          blank({}),
          blank({ id: 'at', kind: 'multi', options: [option('r'), option('l'), option('both', ...covers)] }),
        ],
      })
    expect(side('r', 'l')).toEqual([])
    for (const wrong of [
      ['r', 'both'],
      ['r', 'gone'],
    ]) {
      expect(side(...wrong)).toEqual(['cells.2.blanks.1.options.2.covers: option.covers'])
    }
  })

  it('shares a namespace with computed values', () => {
    const values = [
      { id: 'level', kind: 'bool' },
      { id: 'in', kind: 'bool' },
      { id: 'x', kind: 'bool' },
      { id: 'x', kind: 'bool' },
    ] as const
    expect(withNodule({ values })).toEqual([
      'cells.2.values.0.id: blank.id.taken',
      'cells.2.values.1.id: blank.id.format',
      'cells.2.values.3.id: blank.id.taken',
    ])
  })

  it('can replace normal sentences of its exam', () => {
    const options = [{ id: '1', label: { ko: '1' }, replaces: ['lobes', 'gone'] }]
    expect(withNodule({ blanks: [blank({ options })] })).toEqual([
      'cells.2.blanks.0.options.0.replaces.1: exam.noRegion',
    ])
  })
})
