import {
  compareWithLesion,
  createPlateRun,
  earlierLesions,
  type RunModule,
  reportFileOf,
  settleListedLesion,
} from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { unmentionedLesions } from './unmentionedLesions.ts'

const label = { ko: '물음', en: 'Question' }

function targets(): RunModule {
  const read = readDefinition({
    groups: [{ id: 'spots', label: { en: 'Target' } }],
    inputs: [
      { id: 'site', kind: 'text', label, group: 'spots' },
      { id: 'now', kind: 'measure', what: 'length', unit: 'mm', label, min: '0', max: '500', group: 'spots' },
    ],
    outputs: [{ id: 'out', section: 'findings', body: { en: ['Targets.'] } }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return { id: 'm', name: 'm', definition: read.definition }
}

const cell: Cell = {
  id: 'c',
  position: 0,
  name: 'Targets',
  title: 'Targets',
  outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'm' }],
}

function begin() {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [cell], autoFill: [] },
    modules: [targets()],
    locale: 'en',
    today: () => '2026-09-02',
    newId: () => `id-${++ids}`,
  })
  run.run(cell.id)
  const filling = run.read().open?.fillings[0]
  if (!filling) throw new Error('no form')
  return { run, filling }
}

it('K844 a lesion of an earlier list stays on the list of decisions until it is measured', () => {
  const first = begin()
  for (const [site, now] of [
    ['S6', '30'],
    ['LLL', '20'],
  ]) {
    const row = first.filling.session.addRow('spots') ?? ''
    first.filling.session.set({ id: 'site', row }, site)
    first.filling.session.set({ id: 'now', row }, now)
  }
  first.run.write()
  const { runs } = first.run.read()
  const file = reportFileOf({
    patient: undefined,
    study: { date: '2026-03-02' },
    locale: 'en',
    text: '',
    runs,
  })
  const reports = [{ id: 'r', source: 'file', file }] as const

  const { run, filling } = begin()
  const modules = [targets()]
  const frame = { run, modules, entries: new Map(), priors: { read: () => ({ reports }) } } as never
  const unsaid = () => unmentionedLesions(frame, 'en').map(({ lesion }) => lesion.words)
  const [whole] = earlierLesions(reports, targets(), 'en')
  if (!whole) throw new Error('nothing to compare with')
  compareWithLesion(filling, whole, '2026-09-02')
  expect(unsaid()).toEqual(['Target 1 (S6)', 'Target 2 (LLL)'])
  const [one] = unmentionedLesions(frame, 'en')
  const { track = '', words: title = '', date = '', size } = one?.lesion ?? {}
  run.setLesionState(track, { module: one?.module ?? '', state: 'gone', title, date, size })
  settleListedLesion(filling, track, 'gone')
  expect(unsaid()).toEqual(['Target 1 (S6)', 'Target 2 (LLL)'])
  const [row = ''] = filling.session.snapshot().rows['spots'] ?? []
  filling.session.set({ id: 'now', row }, '12')
  expect(unsaid()).toEqual(['Target 2 (LLL)'])
})
