import { describe, expect, it } from 'vitest'
import type { OpenInstance } from '../../model/Stack.ts'
import { createArrangement } from '../arrange/createArrangement.ts'
import { type InstanceOptions, makeInstance, makeSlices } from '../testkit/makeInstance.ts'
import type { SavedCell, SavedLayout } from './Layout.ts'
import { layoutFor } from './layoutFor.ts'
import { proposeLayout } from './proposeLayout.ts'

async function arranged(instances: readonly OpenInstance[]) {
  const arrangement = createArrangement()
  for (const instance of instances) await arrangement.add(instance)
  const read = arrangement.read()
  const stacks = read.patients.flatMap(({ studies }) =>
    studies.flatMap(({ series }) => series.flatMap((one) => one.stacks)),
  )
  const nameOf = (id: string | undefined) => stacks.find((stack) => stack.id === id)?.frames[0]?.instance.id
  return { read, nameOf }
}

const view = (id: string, options: InstanceOptions) =>
  makeInstance({ sop: id, modality: 'MG', geometry: null, number: id.length, ...options })

const RIGHT = { laterality: 'R', patientOrientation: ['P', 'L'] } as const
const LEFT = { laterality: 'L', patientOrientation: ['A', 'R'] } as const

describe('mammograms', () => {
  const usual = [
    view('L-MLO', { laterality: 'L', viewPosition: 'MLO', patientOrientation: ['A', 'F'] }),
    view('R-CC', { laterality: 'R', viewPosition: 'CC', patientOrientation: ['P', 'L'] }),
    view('L-CC', { laterality: 'L', viewPosition: 'CC', patientOrientation: ['A', 'R'] }),
    view('R-MLO', { laterality: 'R', viewPosition: 'MLO', patientOrientation: ['P', 'FL'] }),
  ]

  it('trap 43: hang two by two, the right breast on the left', async () => {
    const { read, nameOf } = await arranged(usual)
    const { rows, columns, cells } = proposeLayout(read)
    expect([rows, columns]).toEqual([2, 2])
    expect(cells.map((cell) => nameOf(cell?.stack))).toEqual(['R-CC', 'L-CC', 'R-MLO', 'L-MLO'])
    expect(cells.every((cell) => cell?.rotation === 0 && !cell.isFlipped)).toBe(true)
    // The right one touches the left one.
    expect(cells.map((cell) => cell?.side)).toEqual(['right', 'left', 'right', 'left'])
  })

  it.each([
    ['R', 'MLO', ['A', 'F'], { rotation: 0, isFlipped: true }],
    ['R', 'MLO', ['A', 'H'], { rotation: 180, isFlipped: false }],
    ['R', 'MLO', ['P', 'H'], { rotation: 180, isFlipped: true }],
    ['L', 'MLO', ['P', 'FR'], { rotation: 0, isFlipped: true }],
    ['L', 'CC', ['P', 'L'], { rotation: 180, isFlipped: false }],
    ['R', 'CC', ['A', 'L'], { rotation: 0, isFlipped: true }],
    ['R', 'CC', [], { rotation: 0, isFlipped: false }],
  ] as const)(
    'trap 43: %s %s that lies %s has its chest wall turned to the middle',
    async (laterality, viewPosition, patientOrientation, turn) => {
      const { read } = await arranged([view('one', { laterality, viewPosition, patientOrientation })])
      const hung = proposeLayout(read).cells.find((cell) => cell !== null)
      expect(hung).toMatchObject(turn)
      // Where the chest wall is unknown the image stands in the middle.
      const touched = laterality === 'R' ? 'right' : 'left'
      expect(hung?.side).toBe(patientOrientation.length > 0 ? touched : undefined)
    },
  )

  it('V45 have the same view and side of the prior beside them, the new ones facing each other', async () => {
    const older = { study: 'old', studyDate: '20200101' }
    const prior = (['L', 'R'] as const).flatMap((laterality) =>
      ['MLO', 'CC'].map((viewPosition) => {
        const sop = `old ${laterality}-${viewPosition}`
        return view(sop, { ...older, series: sop, laterality, viewPosition, patientOrientation: ['A', 'F'] })
      }),
    )
    const { read, nameOf } = await arranged([...usual, ...prior.slice(0, 3)])
    const { rows, columns, cells, missing } = proposeLayout(read)
    expect([rows, columns, missing]).toEqual([2, 4, []])
    expect(cells.map((cell) => nameOf(cell?.stack))).toEqual([
      ...[undefined, 'R-CC', 'L-CC', 'old L-CC'],
      ...['old R-MLO', 'R-MLO', 'L-MLO', 'old L-MLO'],
    ])
    // The chest wall of the older right breast is turned to the middle too.
    expect(cells[4]).toMatchObject({ rotation: 0, isFlipped: true, why: 'prior' })
  })

  it('V42 have one zoom, the smaller ones as if they were as large as the largest', async () => {
    const format = (columns: number, rows: number) => ({ format: { columns, rows } })
    const { read } = await arranged([
      view('R-CC', { ...RIGHT, viewPosition: 'CC', ...format(100, 200), spacing: [0.1, 0.1] }),
      view('L-CC', { ...LEFT, viewPosition: 'CC', ...format(60, 100), spacing: [0.1, 0.1] }),
      // Twice as fine.
      view('R-MLO', { ...RIGHT, viewPosition: 'MLO', ...format(120, 400), spacing: [0.05, 0.05] }),
      view('L-MLO', { ...LEFT, viewPosition: 'MLO', ...format(100, 100), spacing: null }),
    ])
    const [largest, left, fine, unknown] = proposeLayout(read).cells
    expect([largest?.area, unknown?.area]).toEqual([undefined, undefined])
    // The chest wall stays at its edge: on the left of a left breast, on the right of a right one.
    expect(left?.area).toEqual({ left: 0, right: 100, top: -50, bottom: 150 })
    expect(fine?.area).toEqual({ left: -80, right: 120, top: 0, bottom: 400 })
  })

  it('V42 lie the same way and at one zoom in a layout that the reader has saved', async () => {
    const turned = { laterality: 'L', patientOrientation: ['P', 'R'] } as const
    const { read } = await arranged([
      view('R-CC', { ...RIGHT, viewPosition: 'CC', format: { columns: 100, rows: 100 } }),
      view('L-CC', { ...turned, viewPosition: 'CC', format: { columns: 50, rows: 100 } }),
    ])
    const cell = (name: string): SavedCell => ({ isPrior: false, description: '', plane: '', view: name })
    const saved: SavedLayout = {
      modality: 'MG',
      rows: 1,
      columns: 2,
      isSynced: false,
      voi: { kind: 'auto' },
      cells: [cell('CC R'), cell('CC L')],
    }
    expect(layoutFor([saved], read).cells).toMatchObject([
      { isFlipped: false },
      { isFlipped: true, area: { left: -50, right: 50 } },
    ])
  })

  it('V82 a spot view does not take the place of the view that it enlarges', async () => {
    const spot = view('spot', {
      laterality: 'R',
      viewPosition: 'CC',
      isPartialView: true,
      seriesNumber: 0,
      series: '0',
    })
    const all = await arranged([spot, ...usual])
    const names = proposeLayout(all.read).cells.map((cell) => all.nameOf(cell?.stack))
    expect(names).toEqual(['R-CC', 'L-CC', 'R-MLO', 'L-MLO'])
    const { read } = await arranged([spot, ...usual.filter(({ id }) => id !== 'R-CC')])
    expect(proposeLayout(read).missing).toEqual([{ view: 'CC', side: 'R' }])
  })

  it('V82 tomosynthesis, which has directions instead of letters, has its chest wall turned to the middle', async () => {
    const hung = async (laterality: 'L' | 'R', row: [number, number, number]) => {
      const geometry = { row, column: [0, 0, -1] } as const
      const one = view('one', { laterality, viewPosition: 'MLO', geometry, position: [0, 0, 0] })
      const { read } = await arranged([one])
      return proposeLayout(read).cells.find((cell) => cell !== null)
    }
    expect(await hung('R', [0, 1, 0])).toMatchObject({ isFlipped: false, side: 'right' })
    expect(await hung('R', [0, -1, 0])).toMatchObject({ isFlipped: true, side: 'right' })
    expect(await hung('L', [0, -1, 0])).toMatchObject({ isFlipped: false, side: 'left' })
  })

  it('puts a view that is not one of the four where a place is empty', async () => {
    const extra = view('spot', { laterality: 'L', viewPosition: 'ML', patientOrientation: ['A', 'F'] })
    const { read, nameOf } = await arranged([...usual.slice(0, 3), extra])
    expect(proposeLayout(read).cells.map((cell) => nameOf(cell?.stack))).toEqual([
      'R-CC',
      'L-CC',
      'spot',
      'L-MLO',
    ])
  })
})

describe('only what exists', () => {
  const names = async (instances: readonly OpenInstance[]) => {
    const { read, nameOf } = await arranged(instances)
    const { rows, columns, cells, missing } = proposeLayout(read)
    const absent = missing.map((one) => `${one.side} ${one.view}`)
    return { size: [rows, columns], cells: cells.map((cell) => nameOf(cell?.stack)), absent }
  }
  const breast = (side: 'L' | 'R', viewPosition: string) =>
    view(`${side}-${viewPosition}`, { laterality: side, viewPosition })

  it('V33 trap 43: one mammogram fills the whole place, and the views that are missing are named', async () => {
    expect(await names([breast('L', 'MLO')])).toEqual({
      size: [1, 1],
      cells: ['L-MLO'],
      absent: ['R CC', 'L CC', 'R MLO'],
    })
  })

  it('both sides of one view stand side by side, and so do both views of one side', async () => {
    expect(await names([breast('L', 'CC'), breast('R', 'CC')])).toMatchObject({
      size: [1, 2],
      cells: ['R-CC', 'L-CC'],
    })
    expect(await names([breast('R', 'MLO'), breast('R', 'CC')])).toMatchObject({
      size: [1, 2],
      cells: ['R-CC', 'R-MLO'],
      absent: ['L CC', 'L MLO'],
    })
  })

  it('three views keep the places that they have among four', async () => {
    expect(await names([breast('L', 'CC'), breast('R', 'CC'), breast('L', 'MLO')])).toEqual({
      size: [2, 2],
      cells: ['R-CC', 'L-CC', undefined, 'L-MLO'],
      absent: ['R MLO'],
    })
  })

  it('spot views alone lack nothing', async () => {
    expect((await names([breast('L', 'ML')])).absent).toEqual([])
  })

  it.each(['CR', 'DX', 'MR'])('a single series of %s has no empty place beside it', async (modality) => {
    const { read } = await arranged([makeInstance({ sop: 'a', modality, geometry: null })])
    expect(proposeLayout(read)).toMatchObject({ rows: 1, columns: 1, cells: [{}], missing: [] })
  })

  describe('V45 radiographs hang beside the same view and side of the newest prior that has it', () => {
    const radiograph = (sop: string, options: InstanceOptions) =>
      makeInstance({ sop, series: sop, modality: 'DX', geometry: null, ...options })
    const [now, then, before] = [
      { study: 'new', studyDate: '20260101' },
      { study: 'then', studyDate: '20250101' },
      { study: 'before', studyDate: '20240101' },
    ]
    const names = async (...instances: OpenInstance[]) => {
      const { read, nameOf } = await arranged(instances)
      return proposeLayout(read).cells.map((cell) => nameOf(cell?.stack))
    }

    it('by View Position', async () => {
      const hung = await names(
        radiograph('new PA', { ...now, viewPosition: 'PA', seriesNumber: 1 }),
        radiograph('new LL', { ...now, viewPosition: 'LL', seriesNumber: 2 }),
        radiograph('then LL', { ...then, viewPosition: 'LL', seriesNumber: 1 }),
        radiograph('then AP', { ...then, viewPosition: 'AP', seriesNumber: 2 }),
      )
      expect(hung).toEqual(['new PA', 'then AP'])
    })

    it('by what the technician wrote where the device says nothing', async () => {
      const hung = await names(
        radiograph('new', { ...now, description: 'Rt Knee AP' }),
        radiograph('lateral', { ...then, description: 'Right knee LAT', seriesNumber: 1 }),
        radiograph('left', { ...then, description: '좌측 knee AP', seriesNumber: 2 }),
        radiograph('same', { ...then, description: 'KNEE A.P. (R)', seriesNumber: 3 }),
      )
      expect(hung).toEqual(['new', 'same'])
    })

    it('in an older study where the newer one has another view', async () => {
      const hung = await names(
        radiograph('new', { ...now, viewPosition: 'PA', laterality: 'R' }),
        radiograph('then', { ...then, viewPosition: 'LL', laterality: 'R' }),
        radiograph('other side', { ...then, viewPosition: 'PA', laterality: 'L', seriesNumber: 2 }),
        radiograph('before', { ...before, viewPosition: 'PA', laterality: 'R' }),
      )
      expect(hung).toEqual(['new', 'before'])
    })

    it('and alone where no study has it', async () => {
      const hung = await names(
        radiograph('new', { ...now, viewPosition: 'PA', bodyPart: 'HAND' }),
        radiograph('lateral', { ...then, viewPosition: 'LL', bodyPart: 'HAND', seriesNumber: 1 }),
        radiograph('foot', { ...then, viewPosition: 'PA', bodyPart: 'FOOT', seriesNumber: 2 }),
      )
      expect(hung).toEqual(['new'])
    })
  })

  it('a pair of radiographs stands side by side', async () => {
    const pair = ['a', 'b'].map((series) =>
      makeInstance({ sop: series, series, modality: 'DX', geometry: null }),
    )
    expect(await names(pair)).toMatchObject({ size: [1, 2], cells: ['a', 'b'] })
  })
})

describe('cross-sections', () => {
  const slices = (prefix: string, options: InstanceOptions) =>
    makeSlices(
      5,
      (index) => index,
      (index) => ({ sop: `${prefix}.${index}`, series: prefix, ...options }),
    )
  const scout = makeInstance({
    sop: 'scout',
    series: 'a',
    seriesNumber: 0,
    imageType: ['ORIGINAL', 'PRIMARY', 'LOCALIZER'],
  })

  it('show the first series that is not a localiser', async () => {
    const { read, nameOf } = await arranged([
      scout,
      ...slices('b', { seriesNumber: 2 }),
      ...slices('c', { seriesNumber: 3 }),
    ])
    const { cells, rows, columns, isSynced } = proposeLayout(read)
    expect([rows, columns, isSynced]).toEqual([1, 1, true])
    expect(nameOf(cells[0]?.stack)).toBe('b.4')
  })

  it('V43 show the source before what was made of it, and captures of a screen after both', async () => {
    const derived = { imageType: ['DERIVED', 'SECONDARY', 'MPR'] }
    const { read, nameOf } = await arranged([
      scout,
      makeInstance({ sop: 'dose', series: 'd', seriesNumber: 1, geometry: null }),
      ...slices('mip', { ...derived, seriesNumber: 2 }),
      ...slices('source', { seriesNumber: 3 }),
    ])
    const all = { modality: 'CT', rows: 2, columns: 2, isSynced: true, voi: { kind: 'auto' } } as const
    expect(layoutFor([all], read).cells.map((cell) => nameOf(cell?.stack))).toEqual([
      ...['source.4', 'mip.4', 'dose', 'scout'],
    ])
  })

  it('show what is likest in an older study beside the newest', async () => {
    const coronal = { row: [1, 0, 0], column: [0, 0, -1] } as const
    const older = { study: 'old', studyDate: '20200101' }
    const { read, nameOf } = await arranged([
      ...slices('new', {}),
      ...makeSlices(
        9,
        (index) => [0, index, 0],
        (index) => ({ ...older, geometry: coronal, series: 'cor', sop: `cor${index}` }),
      ),
      ...slices('ax', { ...older, seriesNumber: 9 }),
    ])
    const { cells } = proposeLayout(read)
    expect(cells.map((cell) => nameOf(cell?.stack))).toEqual(['new.4', 'ax.4'])
  })

  it('V35 take the layout that was saved for them, for the part of the body first', async () => {
    const { read } = await arranged(slices('a', { bodyPart: 'CHEST' }))
    const voi = { kind: 'window', center: -600, width: 1500, function: 'LINEAR' } as const
    const saved = { modality: 'CT', rows: 2, columns: 3, isSynced: false, voi: { kind: 'auto' } } as const
    expect(layoutFor([saved, { ...saved, bodyPart: 'CHEST', rows: 1, voi }], read)).toMatchObject({
      rows: 1,
      columns: 3,
      voi,
    })
    expect(layoutFor([saved, { ...saved, bodyPart: 'HEAD', rows: 1, voi }], read)).toMatchObject({
      rows: 2,
      columns: 3,
    })
    expect(layoutFor([saved], read).cells).toHaveLength(6)
    expect(layoutFor([{ ...saved, modality: 'MR' }], read)).toEqual(proposeLayout(read))
  })

  it('nothing is shown where nothing is open', () => {
    expect(proposeLayout({ patients: [] })).toMatchObject({ rows: 1, columns: 1, cells: [null] })
  })
})

describe('ultrasound', () => {
  const still = (sop: string) => makeInstance({ sop, modality: 'US', geometry: null })
  const clip = (sop: string) =>
    makeInstance({ sop, modality: 'US', geometry: null, frames: [{}, {}, {}], frameTimes: [40, 40, 40] })

  it('V44 hangs its films in tiles, before single images', async () => {
    const { read, nameOf } = await arranged([still('still'), ...['a', 'b', 'c', 'd', 'e'].map(clip)])
    const { rows, columns, cells } = proposeLayout(read)
    expect([rows, columns, cells.map((cell) => nameOf(cell?.stack))]).toEqual([2, 2, ['a', 'b', 'c', 'd']])
    const two = await arranged([still('still'), clip('a')])
    const layout = proposeLayout(two.read)
    expect([layout.rows, layout.columns]).toEqual([1, 2])
    expect(layout.cells.map((cell) => two.nameOf(cell?.stack))).toEqual(['a', 'still'])
  })
})

describe('hanging by example', () => {
  const slices = (name: string, options: InstanceOptions) =>
    makeSlices(
      5,
      (index) => index,
      (index) => ({ sop: `${name}.${index}`, series: name, ...options }),
    )
  const series = (study: string, studyDate: string, names: readonly string[]) =>
    names.flatMap((description, index) =>
      slices(`${study} ${description}`, {
        study,
        studyDate,
        modality: 'MR',
        description,
        seriesNumber: index + 1,
      }),
    )
  const cell = (description: string, isPrior = false): SavedCell => ({
    isPrior,
    description,
    plane: 'axial',
    view: '',
  })
  const saved = (cells: SavedLayout['cells'], bodyPart?: string): SavedLayout => ({
    modality: 'MR',
    rows: 1,
    columns: 3,
    isSynced: true,
    voi: { kind: 'auto' },
    ...(cells && { cells }),
    ...(bodyPart !== undefined && { bodyPart }),
  })

  it('puts series by their names where the example had them, whatever their order and their writing', async () => {
    const { read, nameOf } = await arranged([
      ...series('new', '20260101', ['FLAIR', 't2_tse', 'T1 post']),
      ...series('old', '20250101', ['T2 TSE']),
    ])
    const layout = layoutFor([saved([cell('T2 TSE'), cell('T2 tse', true), cell('T1-POST')])], read)
    expect(layout.cells.map((one) => nameOf(one?.stack)?.replace(/\.\d+$/u, ''))).toEqual([
      'new t2_tse',
      'old T2 TSE',
      'new T1 post',
    ])
    expect(layout.cells.map((one) => one?.why)).toEqual(['description', 'description', 'description'])
    expect(layout).toMatchObject({ by: 'reader', subject: { modality: 'MR' } })
  })

  it('V35 leaves a place empty that nothing fits, and hangs as usual where nothing fits at all', async () => {
    const { read } = await arranged(series('new', '20260101', ['FLAIR']))
    const nothing: SavedCell = { ...cell('DWI'), plane: 'coronal' }
    expect(layoutFor([saved([cell('FLAIR'), nothing, null])], read).cells.map((one) => one?.why)).toEqual([
      'description',
      undefined,
      undefined,
    ])
    expect(layoutFor([saved([nothing, null, null])], read)).toEqual(proposeLayout(read))
    expect(proposeLayout(read).by).toBe('usual')
  })
})
