import { LOCALES, type Locale } from '@pandok/domain'
import { Exact } from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, moduleOf, startRun } from '../run/testkit/startRun.ts'
import type { ComparedLesion } from './comparedLesions.ts'
import {
  addEarlierRows,
  callNew,
  compareWithLesion,
  compareWithNothing,
  settleListedLesion,
  unmatchedRows,
} from './compareFilling.ts'
import { changeOf, comparisonText } from './comparisonText.ts'
import { type EarlierReport, earlierLesions } from './earlierLesions.ts'
import { lengthInput } from './lengthOf.ts'
import { lesionOf } from './lesionOf.ts'
import { linkedPlace } from './linkedPlace.ts'
import { listedLesions } from './listedLesions.ts'
import type { ReportFile } from './ReportFile.ts'
import { rankLesions } from './rankLesions.ts'
import { readReportFile } from './readReportFile.ts'
import { reportFileOf } from './reportFileOf.ts'

const label = { ko: '물음', en: 'Question' }
const length = (id: string, group?: string) => ({
  id,
  kind: 'measure',
  what: 'length',
  unit: 'mm',
  altUnits: ['cm'],
  label,
  min: '0',
  max: '500',
  ...(group !== undefined && { group }),
})
const nodule = moduleOf('nodule', {
  inputs: [
    { id: 'lobe', kind: 'choice', label, options: ['rul', 'lll'].map((id) => ({ id, label: { ko: id } })) },
    length('size'),
  ],
  outputs: [{ id: 'out', section: 'findings', body: { ko: [{ v: 'size' }] } }],
})
const targets = moduleOf('targets', {
  groups: [{ id: 'spots', label: { ko: '표적 병변', en: 'Target' } }],
  inputs: [
    { id: 'site', kind: 'text', label, group: 'spots' },
    { ...length('baseline', 'spots'), fill: [{ from: 'prior', input: 'baseline' }] },
    length('now', 'spots'),
  ],
  outputs: [{ id: 'out', section: 'findings', body: { ko: ['표적'] } }],
})
const cells = [
  cellOf('nodule', 0, { id: 'a', kind: 'module', moduleId: 'nodule' } as never),
  cellOf('targets', 1, { id: 'b', kind: 'module', moduleId: 'targets' } as never),
]
const THEN = '2026-03-02'
const NOW = '2026-09-02'
const begin = (locale: Locale = 'ko') => startRun(cells, { modules: [nodule, targets], locale })
type Started = ReturnType<typeof begin>

const openFilling = (run: Started) => {
  const filling = run.read().open?.fillings[0]
  if (!filling) throw new Error('no form is open')
  return filling
}
const comparison = (run: Started) => run.read().entries.find(({ isComparison }) => isComparison)

const fileOf = (run: Started, date = THEN): ReportFile =>
  reportFileOf({ patient: undefined, study: { date }, locale: 'ko', text: '', runs: run.read().runs })

const reportsOf = (...files: ReportFile[]): EarlierReport[] =>
  files.map((file, index) => ({ id: `r${index}`, source: 'file', file }))

function earlierNodules(...sizes: readonly string[]): EarlierReport[] {
  const run = begin()
  for (const size of sizes) {
    run.another('nodule')
    run.type('lobe', 'rul')
    run.type('size', size)
    run.write()
  }
  return reportsOf(fileOf(run))
}

const candidates = (reports: readonly EarlierReport[], sizeMm?: number) =>
  rankLesions(earlierLesions(reports, nodule, 'ko'), { key: 'now', sizeMm, site: 'rul' }, [], new Set())

describe('then and now in the report', () => {
  it('K830 says nothing before a reader has decided, then each lesion with its change', () => {
    const [candidate] = candidates(earlierNodules('7'), 9)
    const run = begin()
    run.fill('nodule', { size: '9' })
    expect(comparison(run)).toBeUndefined()
    run.reopen(run.read().runs[0]?.id ?? '')
    if (candidate) compareWithLesion(openFilling(run), candidate.lesion, NOW)
    expect(comparison(run)?.text).toBe(`${THEN} 검사와 비교: NODULE: 7 mm → 9 mm (+2 mm, +28.6%), 커짐.`)
    run.type('size', '8')
    expect(comparison(run)?.text).toBe(`${THEN} 검사와 비교: NODULE: 7 mm → 8 mm (+1 mm, +14.3%), 변화 없음.`)
    compareWithNothing(openFilling(run), NOW)
    expect(comparison(run)).toBeUndefined()
  })

  it('K830 stays as its author wrote it, with what would be said now, and goes when it is taken out', () => {
    const [candidate] = candidates(earlierNodules('7'), 9)
    const run = begin()
    run.fill('nodule', { size: '9' })
    run.reopen(run.read().runs[0]?.id ?? '')
    if (candidate) compareWithLesion(openFilling(run), candidate.lesion, NOW)
    const made = comparison(run)?.text
    run.editEntry('comparison', '이전보다 커졌음.')
    run.type('size', '12')
    expect(comparison(run)).toMatchObject({ text: '이전보다 커졌음.', isEdited: true })
    expect(comparison(run)?.newer).toContain('12 mm')
    const kept = startRun(cells, { modules: [nodule, targets], kept: run.kept() })
    expect(comparison(kept)).toEqual(comparison(run))
    run.takeNewer('comparison')
    expect(comparison(run)?.text).not.toBe(made)
    run.removeEntry('comparison')
    expect(comparison(run)).toBeUndefined()
    run.type('size', '13')
    expect(comparison(run)?.text).toContain('13 mm')
  })

  it('K831 new, gone, merged and not assessable are said as they were decided, and taken back by undoing', () => {
    const reports = earlierNodules('7', '5')
    const found = candidates(reports, 7)
    const run = begin()
    run.fill('nodule', { size: '20' })
    run.reopen(run.read().runs[0]?.id ?? '')
    callNew(openFilling(run), NOW, 'fresh')
    // Without an earlier day there is nothing to compare with.
    expect(comparison(run)).toBeUndefined()
    for (const [index, state] of (['gone', 'notAssessable'] as const).entries()) {
      const { track = '', words = '', date = '', size } = found[index]?.lesion ?? {}
      run.setLesionState(track, { state, module: 'nodule', title: words, date, size })
    }
    expect(comparison(run)?.text.split('\n')).toEqual([
      `${THEN} 검사와 비교:`,
      '- NODULE, rul: 이전 7 mm, 현재 보이지 않음.',
      '- NODULE 2, rul: 이전 5 mm, 현재 평가할 수 없음.',
      '- NODULE: 20 mm, 새로 생김.',
    ])
    const kept = startRun(cells, { modules: [nodule, targets], kept: run.kept() })
    expect(comparison(kept)?.text).toBe(comparison(run)?.text)
    run.undo()
    expect(comparison(run)?.text).not.toContain('평가할 수 없음')
    run.setLesionState(found[0]?.lesion.track ?? '', undefined)
    expect(comparison(run)).toBeUndefined()
  })

  it('K832 two that were one lesion are its parts', () => {
    const [candidate] = candidates(earlierNodules('20'), 9)
    const run = begin()
    for (const size of ['9', '8']) {
      run.another('nodule')
      run.type('size', size)
      if (candidate) compareWithLesion(openFilling(run), candidate.lesion, NOW)
      run.write()
    }
    expect(comparison(run)?.text).toBe(
      `${THEN} 검사와 비교: NODULE 1 + NODULE 2: 20 mm → 9 mm + 8 mm (-3 mm, -15%), 나뉨.`,
    )
  })

  it.each([
    ['ko', '이전 12 mm, NODULE와 합쳐짐', '합: 32 mm → 30 mm'],
    ['en', 'previously 12 mm, merged with NODULE', 'Sum: 32 mm → 30 mm'],
    ['zh', '前次12 mm，与NODULE融合', '总和：32 mm → 30 mm'],
    ['ja', '前回12 mm、NODULEと癒合', '径和：32 mm → 30 mm'],
    ['de', 'zuvor 12 mm, mit NODULE konfluiert', 'Summe: 32 mm → 30 mm'],
  ] as const)(
    'K838 a merged lesion is said with the one that it merged with, and its size is in the sum of then, in %s',
    (locale, line, sum) => {
      const found = candidates(earlierNodules('20', '12'), 20)
      const run = begin(locale)
      run.fill('nodule', { size: '30' })
      const [written] = run.read().runs
      run.reopen(written?.id ?? '')
      const [same, other] = found
      if (!same || !other) throw new Error('two lesions of then')
      compareWithLesion(openFilling(run), same.lesion, NOW)
      const { track, words: title, date, size } = other.lesion
      const into = `${written?.id}/nodule`
      run.setLesionState(track, { module: 'nodule', state: 'merged', title, date, size, into })
      expect(comparison(run)?.text).toContain(line)
      expect(comparison(run)?.text).toContain(sum)
      // Against the first of the two alone it would have grown by half.
      expect(comparison(run)?.text).toMatch(/20 mm \+ 12 mm → 30 mm.*-6[.,]3/u)
      const kept = startRun(cells, { modules: [nodule, targets], kept: run.kept(), locale })
      expect(comparison(kept)?.text).toBe(comparison(run)?.text)
    },
  )

  it('K838 the earlier length of a lesion that has split counts once in the sum', () => {
    const found = candidates(earlierNodules('20', '12'), 9)
    const [first, other] = found.toSorted((a, b) => (b.lesion.sizeMm ?? 0) - (a.lesion.sizeMm ?? 0))
    if (!first || !other) throw new Error('two lesions of then')
    const run = begin('en')
    for (const [size, lesion] of [
      ['9', first.lesion],
      ['8', first.lesion],
      ['12', other.lesion],
    ] as const) {
      run.another('nodule')
      run.type('size', size)
      compareWithLesion(openFilling(run), lesion, NOW)
      run.write()
    }
    expect(comparison(run)?.text).toContain('Sum: 32 mm → 29 mm')
  })

  it('K810 a place in a linked frame of reference is compared where the link says it is', () => {
    const lesion = { key: 'a', place: [1, 2, 3] as const, frameOfReference: 'then' }
    const links = [{ from: 'then', to: 'now', shift: [10, 0, -3] as const }]
    expect(linkedPlace(lesion, links)).toEqual({ key: 'a', place: [11, 2, 0], frameOfReference: 'now' })
    expect(linkedPlace(lesion, [])).toBe(lesion)
    const unplaced = {}
    expect(linkedPlace(unplaced, links)).toBe(unplaced)
  })

  it('K833 rows of then are brought as rows of now, each with its identity and its site; sums and percent follow', () => {
    const first = begin()
    first.run('targets')
    const { session } = openFilling(first)
    for (const [site, size] of [
      ['RUL', '30'],
      ['S6', '20'],
      ['adrenal', '10'],
    ]) {
      const row = session.addRow('spots') ?? ''
      session.set({ id: 'site', row }, site)
      session.set({ id: 'baseline', row }, size)
      session.set({ id: 'now', row }, size)
    }
    first.write()
    const [earlier] = earlierLesions(reportsOf(fileOf(first)), targets, 'ko')
    const run = begin('en')
    run.run('targets')
    const filling = openFilling(run)
    if (earlier) compareWithLesion(filling, earlier, NOW)
    expect(unmatchedRows(filling)).toHaveLength(3)
    addEarlierRows(filling)
    expect(unmatchedRows(filling)).toEqual([])
    addEarlierRows(filling)
    const rows = filling.session.snapshot().rows['spots'] ?? []
    expect(rows).toHaveLength(3)
    const view = (id: string, at: number) =>
      filling.session.snapshot().inputs.find((one) => one.address.id === id && one.address.row === rows[at])
    expect(view('site', 0)).toMatchObject({ value: 'RUL', source: { from: 'prior', date: THEN } })
    expect(view('baseline', 1)?.value).toBe('20')
    expect(view('now', 0)?.value).toBeUndefined()
    for (const [at, size] of ['24', '15', '0'].entries())
      filling.session.set({ id: 'now', row: rows[at] ?? '' }, size)
    const fresh = filling.session.addRow('spots') ?? ''
    filling.session.set({ id: 'now', row: fresh }, '12')
    filling.session.setTrack('spots', fresh, 'new one')
    run.confirmAll()
    run.write()
    expect(comparison(run)?.text.split('\n')).toEqual([
      `Compared with ${THEN}:`,
      '- Target 1 (RUL): 30 mm → 24 mm (-6 mm, -20%), decreased.',
      '- Target 2 (S6): 20 mm → 15 mm (-5 mm, -25%), decreased.',
      '- Target 3 (adrenal): previously 10 mm, no longer seen.',
      '- Target 4: 12 mm, new.',
      '- Sum: 60 mm → 39 mm (-35%).',
    ])
  })

  it('B930 what a list named then is told of lesion by lesion, without what had gone by then', () => {
    const first = begin()
    first.run('targets')
    const { session } = openFilling(first)
    for (const [site, now] of [
      ['RUL', '30'],
      ['S6', '0'],
      ['adrenal', undefined],
    ]) {
      const row = session.addRow('spots') ?? ''
      session.set({ id: 'site', row }, site)
      session.set({ id: 'baseline', row }, '20')
      session.set({ id: 'now', row }, now)
    }
    first.write()
    const [whole] = earlierLesions(reportsOf(fileOf(first)), targets, 'en')
    const listed = whole ? listedLesions(whole, targets, 'en') : []
    expect(listed.map(({ words, size, date }) => ({ words, size, date }))).toEqual([
      { words: 'Target 1 (RUL)', size: { text: '30', unit: 'mm' }, date: THEN },
      { words: 'Target 3 (adrenal)', size: undefined, date: THEN },
    ])
    const run = begin('en')
    const [one] = listed
    run.setLesionState(one?.track ?? '', {
      module: one?.module ?? '',
      state: 'gone',
      title: one?.words ?? '',
      date: THEN,
      size: one?.size,
    })
    expect(comparison(run)?.text).toContain('Target 1 (RUL): previously 30 mm, no longer seen')
  })

  it('B931 a listed lesion that is called gone counts in the sum of its list', () => {
    const first = begin()
    first.run('targets')
    for (const [site, now] of [
      ['RUL', '30'],
      ['S6', '20'],
      ['adrenal', '10'],
    ]) {
      const { session } = openFilling(first)
      const row = session.addRow('spots') ?? ''
      session.set({ id: 'site', row }, site)
      session.set({ id: 'baseline', row }, now)
      session.set({ id: 'now', row }, now)
    }
    first.write()
    const [whole] = earlierLesions(reportsOf(fileOf(first)), targets, 'en')
    if (!whole) throw new Error('nothing to compare with')
    const run = begin('en')
    run.run('targets')
    const filling = openFilling(run)
    compareWithLesion(filling, whole, NOW)
    const listed = listedLesions(whole, targets, 'en')
    for (const [at, size] of ['24', '15'].entries()) {
      const row = filling.session.addRow('spots') ?? ''
      filling.session.setTrack('spots', row, listed[at]?.track)
      filling.session.set({ id: 'now', row }, size)
    }
    const { track = '', words = '', module = '', size } = listed[2] ?? {}
    run.setLesionState(track, { module, state: 'gone', title: words, date: THEN, size })
    run.confirmAll()
    run.write()
    expect(comparison(run)?.text.split('\n').at(-1)).toBe('- Sum: 60 mm → 39 mm (-35%).')
  })

  /** Three targets then, each with its length, and the list of now compared with them. */
  function comparedTargets(module = targets) {
    const startWith = (locale: Locale) => startRun(cells, { modules: [nodule, module], locale })
    const first = startWith('ko')
    first.run('targets')
    for (const [site, now] of [
      ['RUL', '30'],
      ['S6', '20'],
      ['adrenal', '10'],
    ]) {
      const { session } = openFilling(first)
      const row = session.addRow('spots') ?? ''
      for (const [id, value] of Object.entries({ site, baseline: now, now })) session.set({ id, row }, value)
    }
    first.write()
    const [whole] = earlierLesions(reportsOf(fileOf(first)), module, 'en')
    if (!whole) throw new Error('nothing to compare with')
    const run = startWith('en')
    run.run('targets')
    const filling = openFilling(run)
    compareWithLesion(filling, whole, NOW)
    const rows = () => filling.session.snapshot().rows['spots'] ?? []
    const lengths = () =>
      filling.session
        .snapshot()
        .inputs.filter(({ address }) => address.id === 'now')
        .map(({ value }) => value)
    return { run, filling, rows, lengths, listed: listedLesions(whole, module, 'en') }
  }

  it('K844 what is decided about a lesion of the earlier list is in the list of now, and goes with the decision', () => {
    const { run, filling, rows, lengths, listed } = comparedTargets()
    const [one, two, three] = listed
    const decide = (lesion: typeof one, state: 'gone' | 'merged' | 'notAssessable') => {
      const { track = '', module = '', words: title = '', date = '', size } = lesion ?? {}
      run.setLesionState(track, { module, state, title, date, size })
      settleListedLesion(filling, track, state)
    }
    decide(one, 'gone')
    decide(two, 'merged')
    decide(three, 'notAssessable')
    expect(lengths()).toEqual(['0', '0', undefined])
    run.confirmAll()
    run.write()
    expect(comparison(run)?.text.split('\n')).toEqual([
      `Compared with ${THEN}:`,
      '- Target 1 (RUL): previously 30 mm, no longer seen.',
      '- Target 2 (S6): previously 20 mm, merged with another lesion.',
      '- Target 3 (adrenal): previously 10 mm, not assessable today.',
      '- Sum of the measured lesions: 50 mm → 0 mm (-100%).',
    ])
    // Measured after all, it is what was measured.
    filling.session.set({ id: 'now', row: rows()[2] ?? '' }, '8')
    expect(comparison(run)?.text).toContain('- Target 3 (adrenal): 10 mm → 8 mm')
    for (const { track } of listed) settleListedLesion(filling, track, undefined)
    expect(lengths()).toEqual(['8'])
    settleListedLesion(filling, 'of another list', 'gone')
    expect(rows()).toHaveLength(1)
    const later = comparedTargets()
    const track = later.listed[1]?.track ?? ''
    addEarlierRows(later.filling, [{ track, state: 'gone' }])
    expect(later.lengths()).toEqual([undefined, '0', undefined])
  })

  it('K845 a lesion without a length now is said to be unmeasured, unless its list counts one for it', () => {
    const counting = moduleOf('targets', {
      groups: [{ id: 'spots', label: { ko: '표적 병변', en: 'Target' } }],
      inputs: [
        { id: 'site', kind: 'text', label, group: 'spots' },
        length('baseline', 'spots'),
        length('now', 'spots'),
        { id: 'tiny', kind: 'bool', label, group: 'spots' },
      ],
      computed: [
        { id: 'counted', kind: 'number', unit: 'mm', group: 'spots', expr: 'orElse(tiny, false) ? 5 : now' },
      ],
      outputs: [{ id: 'out', section: 'findings', body: { ko: ['표적'], en: ['Targets'] } }],
    })
    const { run, filling, rows } = comparedTargets(counting)
    addEarlierRows(filling)
    filling.session.set({ id: 'tiny', row: rows()[0] ?? '' }, true)
    filling.session.set({ id: 'now', row: rows()[1] ?? '' }, '15')
    run.confirmAll()
    run.write()
    expect(comparison(run)?.text.split('\n').slice(1)).toEqual([
      '- Target 1 (RUL): 30 mm → 5 mm (-25 mm, -83.3%), decreased.',
      '- Target 2 (S6): 20 mm → 15 mm (-5 mm, -25%), decreased.',
      '- Target 3 (adrenal): previously 10 mm, not measured today.',
      '- Sum of the measured lesions: 50 mm → 20 mm (-60%).',
    ])
  })

  it('B932 a row that was entered before for the same site is that lesion, unless two have the site', () => {
    const first = begin()
    first.run('targets')
    for (const site of ['RUL', 'S6', 'LN', 'LN']) {
      const { session } = openFilling(first)
      const row = session.addRow('spots') ?? ''
      session.set({ id: 'site', row }, site)
      session.set({ id: 'baseline', row }, '20')
      session.set({ id: 'now', row }, '20')
    }
    first.write()
    const [whole] = earlierLesions(reportsOf(fileOf(first)), targets, 'en')
    if (!whole) throw new Error('nothing to compare with')
    const run = begin('en')
    run.run('targets')
    const filling = openFilling(run)
    const { session } = filling
    const typed = ['rul ', 'LN'].map((site) => {
      const row = session.addRow('spots') ?? ''
      session.set({ id: 'site', row }, site)
      session.set({ id: 'now', row }, '15')
      return row
    })
    compareWithLesion(filling, whole, NOW)
    addEarlierRows(filling)
    const listed = listedLesions(whole, targets, 'en')
    expect(typed.map((row) => session.trackOf('spots', row))).toEqual([listed[0]?.track, undefined])
    const rows = session.snapshot().rows['spots'] ?? []
    expect(
      rows
        .map((row) => session.trackOf('spots', row))
        .filter(Boolean)
        .toSorted(),
    ).toEqual(listed.map(({ track }) => track).toSorted())
    expect(rows).toHaveLength(5)
    const now = session
      .snapshot()
      .inputs.find(({ address }) => address.id === 'now' && address.row === typed[0])
    expect(now?.value).toBe('15')
  })

  it('B930 a limit is no lesion’s size', () => {
    const { definition } = moduleOf('limited', {
      inputs: [length('size_limit'), length('size')],
      outputs: [{ id: 'out', section: 'findings', body: { ko: ['x'] } }],
    })
    expect(lengthInput(definition)?.id).toBe('size')
  })

  it('K834 a length that was only measured or written is a candidate for what is measured now, behind the module’s own', () => {
    const [kept] = earlierNodules('7')
    const file: ReportFile = {
      ...(kept?.file as ReportFile),
      runs: [],
      measurements: [
        { trackingUid: '1.2', what: 'length', value: '0.8', unit: 'cm', words: 'RUL nodule 8 mm' },
        { trackingUid: '1.3', what: 'area', value: '40', unit: 'mm2' },
      ],
    }
    const found = candidates([...(kept ? [kept] : []), { id: 'x', source: 'pasted', file }], 8)
    expect(found.map(({ lesion }) => [lesion.source, lesion.track === '1.2'])).toEqual([
      ['file', false],
      ['pasted', true],
    ])
    expect(found[1]?.lesion.records).toEqual([{ date: THEN, values: { size: '8' } }])
    const [rows] = earlierLesions([{ id: 'x', source: 'images', file }], targets, 'ko')
    expect(rows?.records).toEqual([
      { date: THEN, values: { spots: [{ track: '1.2', values: { now: '8', site: 'RUL nodule 8 mm' } }] } },
    ])
  })

  it('K834 what another lesion of now has taken is no candidate any more', () => {
    const reports = earlierNodules('7', '9')
    const all = earlierLesions(reports, nodule, 'ko')
    const left = rankLesions(all, { key: 'now' }, [], new Set([all[0]?.track ?? '']))
    expect(left.map(({ lesion }) => lesion.track)).toEqual([all[1]?.track])
  })
})

const mm = (value: number) => ({ text: String(value), unit: 'mm', largest: new Exact(value) })

describe('a change', () => {
  it('K835 is none below two millimeters, and of large lesions below a tenth', () => {
    const pairs: readonly [number, number, string][] = [
      [7, 8.9, 'unchanged'],
      [7, 9, 'larger'],
      [9, 7, 'smaller'],
      [100, 109, 'unchanged'],
      [100, 110, 'larger'],
      [100, 90, 'smaller'],
    ]
    for (const [then, now, change] of pairs) expect(changeOf(mm(then), mm(now))).toBe(change)
    expect(changeOf(undefined, mm(5))).toBeUndefined()
  })

  it('K835 is read in one unit, whatever each was written in', () => {
    const centimeters = { text: '0.7', unit: 'cm', largest: new Exact('0.7') }
    expect(changeOf(centimeters, mm(7))).toBe('unchanged')
    expect(changeOf(centimeters, mm(70))).toBe('larger')
  })

  it('K835 then and now exchanged, it never has the same direction, and the other one where a tenth of both is reached', () => {
    const length = fc.integer({ min: 1, max: 3000 }).map((tenths) => tenths / 10)
    const other = { larger: 'smaller', smaller: 'larger', unchanged: 'unchanged' } as const
    fc.assert(
      fc.property(length, length, (then, now) => {
        const there = changeOf(mm(then), mm(now)) ?? 'unchanged'
        const back = changeOf(mm(now), mm(then)) ?? 'unchanged'
        if (there !== 'unchanged' && back !== 'unchanged') expect(back).toBe(other[there])
        // A tenth is that of the earlier length: 100 → 110 mm is a tenth, 110 → 100 mm is less.
        const isBeyond = Math.abs(now - then) >= Math.max(2, Math.max(then, now) / 10) + 0.05
        if (isBeyond) expect(back).toBe(other[there])
        expect(there === 'larger' && now < then).toBe(false)
        expect(there === 'smaller' && now > then).toBe(false)
      }),
    )
  })

  it('K835 of nothing is never said to be unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (now) => {
        const lesion: ComparedLesion = {
          module: 'm',
          title: 'x',
          state: 'new',
          date: undefined,
          before: undefined,
          after: mm(now),
        }
        for (const locale of LOCALES) expect(comparisonText([lesion], locale)).toBeUndefined()
      }),
    )
  })

  const LINES: Readonly<Record<Locale, string>> = {
    ko: '2026-03-02 검사와 비교: 결절: 0.7 cm → 9 mm (+2 mm, +28.6%), 커짐.',
    en: 'Compared with 2026-03-02: 결절: 0.7 cm → 9 mm (+2 mm, +28.6%), increased.',
    zh: '与2026-03-02检查比较：결절：0.7 cm → 9 mm（+2 mm，+28.6%），增大。',
    ja: '2026/03/02の検査と比較：결절：0.7 cm → 9 mm（+2 mm、+28.6%）、増大。',
    de: 'Im Vergleich zum 02.03.2026: 결절: 0,7 cm → 9 mm (+2 mm, +28,6 %), größenprogredient.',
  }
  it.each(LOCALES)('K836 is said in the idiom of the report’s language, in %s', (locale) => {
    const then = { text: '0.7', unit: 'cm', largest: new Exact('0.7') }
    const lesion: ComparedLesion = {
      module: 'm',
      title: '결절',
      state: 'same',
      date: THEN,
      before: then,
      after: mm(9),
    }
    expect(comparisonText([lesion], locale)).toBe(LINES[locale])
  })

  it('K837 a pasted length gives its site as an answer, and the lesion of that site is proposed first', () => {
    const placed = (uid: string, value: string, organ: string, side: 'R' | 'L') => ({
      trackingUid: uid,
      what: 'length' as const,
      value,
      unit: 'mm',
      words: uid,
      anatomy: { organs: [organ, 'lung'], side },
    })
    const file: ReportFile = {
      pandok: 'report',
      version: 1,
      study: { date: THEN },
      locale: 'en',
      text: '',
      runs: [],
      measurements: [placed('upper', '12', 'upperLobe', 'R'), placed('lower', '4', 'lowerLobe', 'L')],
    }
    const readSite = (words: string) =>
      words === 'rul'
        ? { organs: ['upperLobe', 'lung'], side: 'R' as const }
        : { organs: ['lowerLobe', 'lung'], side: 'L' as const }
    const named = moduleOf('nodule', {
      inputs: [
        {
          id: 'lobe',
          kind: 'choice',
          label,
          options: ['rul', 'lll'].map((id) => ({ id, label: { ko: id, en: id } })),
        },
        { id: 'segment', kind: 'text', label },
        length('size'),
      ],
      outputs: [{ id: 'out', section: 'findings', body: { ko: [{ v: 'size' }] } }],
    })
    const reports: EarlierReport[] = [{ id: 'p', source: 'pasted', file }]
    const found = earlierLesions(reports, named, 'en', readSite)
    expect(found.map(({ records }) => records[0]?.values['lobe'])).toEqual(['rul', 'lll'])
    const now = { key: 'now', ...lesionOf(named.definition, { lobe: 'lll', size: '11', segment: 'S6' }) }
    expect(rankLesions(found, now, [], new Set())[0]).toMatchObject({ by: 'site', lesion: { sizeMm: 4 } })
  })

  it('K839 of a node a module that asks for nodes has the short axis, and nothing is lost in the file', () => {
    const nodes = moduleOf('nodes', {
      groups: [{ id: 'spots', label }],
      inputs: [{ id: 'target_node', kind: 'bool', label, group: 'spots' }, length('now', 'spots')],
      outputs: [{ id: 'out', section: 'findings', body: { ko: ['표적'] } }],
    })
    const measurement = {
      trackingUid: '1.2',
      what: 'length' as const,
      value: '18',
      unit: 'mm',
      across: ['11'],
      anatomy: { organs: [], isNode: true as const },
    }
    const file = reportFileOf({
      patient: undefined,
      study: { date: THEN },
      locale: 'ko',
      text: '',
      runs: [],
      measurements: [measurement],
    })
    expect(readReportFile(JSON.stringify(file))).toEqual({ ok: true, file })
    const rows = (module: typeof nodes) =>
      earlierLesions(reportsOf(file), module, 'ko')[0]?.records[0]?.values['spots']
    expect(rows(nodes)).toMatchObject([{ values: { target_node: true, now: '11' } }])
    expect(rows(targets)).toMatchObject([{ values: { now: '18' } }])
  })

  it('K807 the order in which reports come changes no lesion, no earlier value and no proposal', () => {
    interface Told {
      track: string
      date: string
      size: number
      isOfModule: boolean
    }
    const lesion: fc.Arbitrary<Told> = fc.record({
      track: fc.constantFrom('x', 'y', 'z'),
      date: fc.constantFrom('2026-01-01', '2026-03-02'),
      size: fc.integer({ min: 1, max: 40 }),
      isOfModule: fc.boolean(),
    })
    const reportOf = ({ track, date, size, isOfModule }: Told, index: number): EarlierReport => {
      const measured = { trackingUid: track, what: 'length' as const, value: String(size), unit: 'mm' }
      const run = {
        module: { id: 'nodule', name: 'nodule' },
        track,
        title: 'N',
        units: { size: 'mm' },
        record: { date, values: { size: String(size) } },
      }
      return {
        id: `r${index}`,
        source: 'file',
        file: {
          pandok: 'report',
          version: 1,
          study: { date },
          locale: 'ko',
          text: '',
          runs: isOfModule ? [run] : [],
          measurements: isOfModule ? [] : [measured],
        },
      }
    }
    fc.assert(
      fc.property(fc.array(lesion, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (lesions, sizeMm) => {
        const reports = lesions.map(reportOf)
        const ranked = (order: readonly EarlierReport[]) =>
          rankLesions(earlierLesions(order, nodule, 'ko'), { key: 'now', sizeMm }, [], new Set())
        expect(ranked(reports.toReversed())).toEqual(ranked(reports))
        expect(ranked([...reports.slice(1), ...reports.slice(0, 1)])).toEqual(ranked(reports))
      }),
    )
  })
})
