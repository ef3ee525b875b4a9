import type { AutoFill, Cell } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { cellOf, moduleOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const options = ['ct', 'mr'].map((id) => ({ id, label: { ko: id } }))
const lirads = moduleOf('lirads', {
  inputs: [{ id: 'modality', kind: 'choice', label: { ko: '검사' }, options, required: true }],
  outputs: [{ id: 'o', section: 'findings', body: { ko: ['LI-RADS ', { v: 'modality' }, '.'] } }],
})

const technique = (id: string, position: number): Cell =>
  cellOf(id, position, phrase('t', `${id} 시행함.`, { section: 'technique' }))

const CELLS = [technique('CT', 0), technique('MR', 1), cellOf('lirads', 2, moduleOutput('lirads'))]
const belongsTo = (id: string, value: string, cell: string): AutoFill => ({
  id,
  cell: 'lirads',
  output: 'm',
  input: 'modality',
  source: { from: 'default', value, with: [cell] },
})
const RULES = [belongsTo('a', 'ct', 'CT'), belongsTo('b', 'mr', 'MR')]

const start = () => startRun(CELLS, { modules: [lirads], autoFill: RULES })
const answer = (run: StartedRun) => {
  const found = run.read().runs.findLast(({ cell }) => cell.id === 'lirads')
  return found?.fillings[0]?.session.snapshot().inputs[0]
}
const conflicts = (run: StartedRun) =>
  run.read().concerns.flatMap((concern) => (concern.kind === 'conflict' ? [concern.runIds] : []))

describe('a fixed value that belongs to cells', () => {
  it('K188 is filled in while its cell is written, follows another one, and goes with it', () => {
    const run = start()
    run.run('lirads')
    expect(answer(run)?.value).toBeUndefined()
    run.run('MR')
    expect(answer(run)).toMatchObject({ value: 'mr', source: { from: 'cell', cell: 'MR' } })
    expect(answer(run)?.needsConfirming).toBe(false)
    run.write()
    expect(run.texts()).toEqual(['MR 시행함.', 'LI-RADS mr.'])
    const mr = run.read().runs.find(({ cell }) => cell.id === 'MR')
    run.remove(mr?.id ?? '')
    expect(answer(run)?.value).toBeUndefined()
    run.run('CT')
    expect(answer(run)?.value).toBe('ct')
    run.undo()
    run.undo()
    expect(run.texts()).toEqual(['MR 시행함.', 'LI-RADS mr.'])
    expect(conflicts(run)).toEqual([])
  })

  it('K188 contradicts any other answer, in whichever order the two were written', () => {
    const before = start()
    before.run('MR')
    before.fill('lirads', { modality: 'ct' })
    const [mr, scored] = before.read().runs.map(({ id }) => id)
    expect(conflicts(before)).toEqual([[mr, scored]])
    before.reopen(scored ?? '')
    before.type('modality', 'mr')
    expect(conflicts(before)).toEqual([])

    const after = start()
    after.fill('lirads', { modality: 'ct' })
    expect(conflicts(after)).toEqual([])
    after.run('MR')
    const [first, second] = after.read().runs.map(({ id }) => id)
    expect(conflicts(after)).toEqual([[second, first]])
    after.remove(second ?? '')
    expect(conflicts(after)).toEqual([])
  })

  it('K188 of one of several written cells contradicts none of their values', () => {
    const run = start()
    run.run('CT')
    run.run('MR')
    run.fill('lirads', { modality: 'mr' })
    expect(conflicts(run)).toEqual([])
  })
})
