import { createPlateRun } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { emptyDefinition, readDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOfRun } from './reportOfRun.ts'
import { TODAY } from './testkit/reportOf.ts'

const cells: readonly Cell[] = [
  {
    id: 'effusion',
    position: 0,
    name: '흉수',
    title: '흉수',
    outputs: [
      { id: 'f', kind: 'phrase', section: 'findings', text: { ko: '우측 흉수 있음.' } },
      { id: 'i', kind: 'phrase', section: 'impression', text: { ko: '우측 흉수.' } },
    ],
  },
]

function started() {
  let ids = 0
  const run = createPlateRun({
    plate: { cells, autoFill: [] },
    modules: [],
    locale: 'ko',
    today: () => TODAY,
    newId: () => `id${++ids}`,
  })
  run.run('effusion')
  const report = () => reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY })
  return { run, report }
}

const { check } = createReportCheck()

it('R142 gives the author of a sentence, and the text of its values', () => {
  const { run, report } = started()
  const [first] = run.read().entries
  run.editEntry(first?.id ?? '', '좌측 흉수 있음.')
  run.addText('findings', '기흉 없음.')
  expect(report().sentences.map(({ author, made }) => [author, made])).toEqual([
    ['edited', '우측 흉수 있음.'],
    ['typed', undefined],
    ['values', undefined],
  ])
  expect(check(report())).toContainEqual(expect.objectContaining({ rule: 'R126', variant: 'side' }))
})

it('R142 gives what was removed from the conclusion', () => {
  const { run, report } = started()
  expect(check(report())).toEqual([])
  run.removeEntry(run.read().entries.find(({ section }) => section === 'impression')?.id ?? '')
  expect(check(report())).toContainEqual(expect.objectContaining({ rule: 'R114', variant: 'removed' }))
})

it('R142 reads values again after one was changed', () => {
  let ids = 0
  const run = createPlateRun({
    plate: {
      cells: [
        {
          id: 'n',
          position: 0,
          name: '결절',
          title: '결절',
          outputs: [{ id: 'f', kind: 'phrase', section: 'findings', text: { ko: '{크기} mm 결절.' } }],
          blanks: [{ id: '크기', kind: 'text', label: { ko: '크기' } }],
        },
      ],
      autoFill: [],
    },
    modules: [],
    locale: 'ko',
    today: () => TODAY,
    newId: () => `id${++ids}`,
  })
  run.run('n')
  const session = run.read().open?.fillings[0]?.session
  session?.set({ id: '크기' }, '5')
  run.write()
  const value = () =>
    reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY }).findings[0]?.values[0]?.value
  expect(value()).toBe('5')
  session?.set({ id: '크기' }, '7')
  expect(value()).toBe('7')
})

/** Returns a report of two cells that have a side and are filled with the same module. */
function twoCells(sides: readonly [string, string]) {
  let ids = 0
  const read = readDefinition({
    ...emptyDefinition(),
    inputs: [{ id: 'side', kind: 'side', label: { ko: '좌우', en: 'Side' } }],
    outputs: [{ id: 'f', section: 'findings', label: { ko: '소견' }, body: { ko: ['결절 있음.'] } }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const { definition } = read
  const cell = (id: string, position: number): Cell => ({
    id,
    position,
    name: id,
    title: id,
    outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'nodule', preset: {} }],
  })
  const run = createPlateRun({
    plate: { cells: [cell('one', 0), cell('two', 1)], autoFill: [] },
    modules: [{ id: 'nodule', name: '결절', definition }],
    locale: 'ko',
    today: () => TODAY,
    newId: () => `id${++ids}`,
  })
  const sessions = (['one', 'two'] as const).flatMap((id, index) => {
    run.run(id)
    const session = run.read().open?.fillings[0]?.session
    session?.set({ id: 'side' }, sides[index])
    run.write()
    return session ? [session] : []
  })
  const report = () => reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY })
  const rules = () => check(report()).map(({ rule }) => rule)
  return { sessions, rules, report }
}

it('R500 cells that were compared with the same earlier lesion describe one lesion', () => {
  const { sessions, rules } = twoCells(['R', 'L'])
  const record = { date: '2026-03-02', values: { side: 'R' } }
  expect(rules()).not.toContain('R100')
  sessions[0]?.setPriors([record], TODAY, 'lesion 1')
  expect(rules()).not.toContain('R100')
  sessions[1]?.setPriors([record], TODAY, 'lesion 2')
  expect(rules()).not.toContain('R100')
  sessions[1]?.setPriors([record], TODAY, 'lesion 1')
  expect(rules()).toContain('R100')
})

it('R500 an earlier report as a whole isn’t a lesion', () => {
  const { sessions, report } = twoCells(['R', 'L'])
  for (const session of sessions) session.setPriors([], TODAY, 'category 2026-03-02')
  expect(report().findings.map(({ lesion }) => lesion)).toEqual([undefined, undefined])
})
