import { readFileSync } from 'node:fs'
import {
  addEarlierRows,
  compareWithLesion,
  createPlateRun,
  earlierLesions,
  type Filling,
  listedLesions,
  type PlateRun,
  type RunModule,
  readReportFile,
  reportFileOf,
  settleListedLesion,
} from '@pandok/board'
import type { Cell, Locale } from '@pandok/domain'
import { readLibraryModule } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

function libraryModule(slug: string): RunModule {
  const file = new URL(`../../packages/library/data/modules/${slug}.yaml`, import.meta.url)
  const read = readLibraryModule(parse(readFileSync(file, 'utf8')))
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return { id: slug, name: slug, definition: read.module.definition }
}

const recist = libraryModule('recist-1-1')
const cell: Cell = {
  id: 'c',
  position: 0,
  name: 'RECIST',
  title: 'RECIST',
  outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: recist.id }],
}

function begin(locale: Locale, day: string): { run: PlateRun; filling: Filling } {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [cell], autoFill: [] },
    modules: [recist],
    locale,
    today: () => day,
    newId: () => `${day}-${++ids}`,
  })
  run.run(cell.id)
  const filling = run.read().open?.fillings[0]
  if (!filling) throw new Error('no form')
  return { run, filling }
}

const TARGETS = [
  ['RUL', '30'],
  ['S6', '20'],
  ['left adrenal', '10'],
] as const

/** Returns the first CT: three targets, as in the report file of that day; `more` enters further values. */
function baselineFile(more: (filling: Filling) => void = () => undefined) {
  const { run, filling } = begin('ko', '2026-03-02')
  for (const [site, size] of TARGETS) {
    const row = filling.session.addRow('targets') ?? ''
    filling.session.set({ id: 'target_site', row }, site)
    filling.session.set({ id: 'target_baseline_mm', row }, size)
    filling.session.set({ id: 'target_now_mm', row }, size)
  }
  filling.session.set({ id: 'nontarget' }, 'none')
  more(filling)
  run.confirmAll()
  expect(run.write()).toEqual({ ok: true })
  const file = reportFileOf({
    patient: undefined,
    study: { date: '2026-03-02' },
    locale: 'ko',
    text: '',
    runs: run.read().runs,
  })
  const read = readReportFile(JSON.stringify(file))
  if (!read.ok) throw new Error(read.fault)
  return read.file
}

/** Returns the second CT, compared with the first. */
function compared(locale: Locale, first = baselineFile()) {
  const { run, filling } = begin(locale, '2026-09-02')
  const reports = [{ id: 'first', source: 'file', file: first }] as const
  const [earlier] = earlierLesions(reports, recist, locale)
  if (!earlier) throw new Error('nothing to compare with')
  compareWithLesion(filling, earlier, '2026-09-02')
  addEarlierRows(filling)
  return { run, filling }
}

/** In the follow-up, two targets are smaller, one is gone, and there is a new lesion. */
function followUp(locale: Locale) {
  const { run, filling } = compared(locale)
  const rows = filling.session.snapshot().rows['targets'] ?? []
  for (const [index, size] of ['24', '15', '0'].entries())
    filling.session.set({ id: 'target_now_mm', row: rows[index] ?? '' }, size)
  filling.session.set({ id: 'nontarget' }, 'none')
  filling.session.set({ id: 'new_lesion' }, 'yes')
  run.confirmAll()
  expect(run.write()).toEqual({ ok: true })
  return { run, filling }
}

const known = ({ session }: Filling, id: string) =>
  session.snapshot().computed.find(({ address }) => address.id === id)?.value
const entered = ({ session }: Filling, id: string) =>
  session
    .snapshot()
    .inputs.filter(({ address }) => address.id === id)
    .map(({ value }) => value)

describe('two CTs of one patient', () => {
  it('carry targets, sites, baseline and nadir from the first report into the second', () => {
    const { filling } = followUp('ko')
    expect(entered(filling, 'target_site')).toEqual(['RUL', 'S6', 'left adrenal'])
    expect(entered(filling, 'target_baseline_mm')).toEqual(['30', '20', '10'])
    expect(entered(filling, 'nadir_mm')).toEqual(['60'])
    expect(known(filling, 'pct_baseline')).toBe('-35')
    expect([known(filling, 'target'), known(filling, 'category')]).toEqual(['PR', 'PD'])
  })

  it('carry a nadir and earlier sums that were typed then', () => {
    const ofNadir = compared(
      'ko',
      baselineFile(({ session }) => session.set({ id: 'nadir_mm' }, '40')),
    )
    expect(entered(ofNadir.filling, 'nadir_mm')).toEqual(['40'])
    const ofSums = compared(
      'ko',
      baselineFile(({ session }) =>
        session.set({ id: 'sum_mm', row: session.addRow('prior_sums') ?? '' }, '35'),
      ),
    )
    expect(entered(ofSums.filling, 'nadir_mm')).toEqual(['35'])
  })

  it.each([
    ['notAssessable', 'NE'],
    ['merged', 'SD'],
    ['gone', 'SD'],
  ] as const)('count a target that was decided to be %s outside the list: %s', (state, category) => {
    const { run, filling } = begin('ko', '2026-09-02')
    const [earlier] = earlierLesions([{ id: 'first', source: 'file', file: baselineFile() }], recist, 'ko')
    if (!earlier) throw new Error('nothing to compare with')
    compareWithLesion(filling, earlier, '2026-09-02')
    const listed = listedLesions(earlier, recist, 'ko')
    for (const [at, size] of ['38', undefined, '9'].entries()) {
      const { track = '', module = '', words: title = '', date = '', size: before } = listed[at] ?? {}
      if (size === undefined) {
        run.setLesionState(track, { module, state, title, date, size: before })
        settleListedLesion(filling, track, state)
      } else {
        const row = filling.session.addRow('targets') ?? ''
        filling.session.setTrack('targets', row, track)
        filling.session.set({ id: 'target_now_mm', row }, size)
      }
    }
    filling.session.set({ id: 'nontarget' }, 'none')
    filling.session.set({ id: 'new_lesion' }, 'no')
    expect(known(filling, 'category')).toBe(category)
  })

  it('let the nadir from the first report be confirmed', () => {
    const { filling } = compared('ko')
    const waiting = () =>
      filling.session
        .snapshot()
        .inputs.flatMap(({ address, needsConfirming }) => (needsConfirming ? [address.id] : []))
    expect(waiting()).toContain('carried_nadir_mm')
    const { filling: first } = begin('ko', '2026-03-02')
    first.session.set({ id: 'baseline_mm' }, '60')
    expect(entered(first, 'nadir_mm')).toEqual(['60'])
    expect(entered(first, 'carried_nadir_mm')).toEqual([undefined])
  })

  const TABLES: Readonly<Partial<Record<Locale, readonly string[]>>> = {
    ko: [
      '2026-03-02 검사와 비교:',
      '- 표적 병변 1 (RUL): 30 mm → 24 mm (-6 mm, -20%), 작아짐.',
      '- 표적 병변 2 (S6): 20 mm → 15 mm (-5 mm, -25%), 작아짐.',
      '- 표적 병변 3 (left adrenal): 이전 10 mm, 현재 보이지 않음.',
      '- 합: 60 mm → 39 mm (-35%).',
    ],
    en: [
      'Compared with 2026-03-02:',
      '- Target lesion 1 (RUL): 30 mm → 24 mm (-6 mm, -20%), decreased.',
      '- Target lesion 2 (S6): 20 mm → 15 mm (-5 mm, -25%), decreased.',
      '- Target lesion 3 (left adrenal): previously 10 mm, no longer seen.',
      '- Sum: 60 mm → 39 mm (-35%).',
    ],
  }
  it.each(['ko', 'en'] as const)(
    'make the table of lesions then and now and the response, in %s',
    (locale) => {
      const { run } = followUp(locale)
      const { entries } = run.read()
      expect(entries.find(({ isComparison }) => isComparison)?.text.split('\n')).toEqual(TABLES[locale])
      expect(entries.some(({ section, text }) => section === 'impression' && text.includes('PD'))).toBe(true)
    },
  )
})
