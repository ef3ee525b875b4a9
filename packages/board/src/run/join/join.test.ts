// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import type { Cell, ModuleOutput } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { cellOf, moduleOf, type StartedRun, startRun } from '../testkit/startRun.ts'

const label = { ko: '물음' }
const option = (id: string, more?: object) => ({ id, label: { ko: id }, ...more })

const diagnoses = { when: 'known(dx)', then: [{ v: 'dx', fmt: { list: 'comma' } }], else: ['?'] }

const biopsy = moduleOf('biopsy', {
  groups: [{ id: 'parts', label, min: 1 }],
  inputs: [
    { id: 'fixed', kind: 'choice', label, options: ['yes', 'no'].map((id) => option(id)) },
    {
      id: 'site',
      kind: 'choice',
      label,
      group: 'parts',
      required: true,
      options: ['antrum', 'body'].map((id) => option(id)),
    },
    {
      id: 'dx',
      kind: 'multi',
      label,
      group: 'parts',
      order: 'chosen',
      options: [option('normal', { exclusive: true }), option('gastritis'), option('ulcer')],
    },
  ],
  outputs: [
    {
      id: 'diagnosis',
      section: 'diagnosis',
      body: {
        ko: [{ each: 'parts', sep: [' | '], body: [{ v: 'site' }, ': ', diagnoses] }],
      },
    },
  ],
})

const joining = (id: string, place: number, output: Partial<ModuleOutput>): Cell =>
  cellOf(id, place, moduleOutput('biopsy', { joins: 'lastRow', ...output }))

const cells = [
  joining('form', 0, {}),
  ...['antrum', 'body'].map((site, index) =>
    joining(site, 1 + index, { joins: 'newRow', preset: { parts: [{ site }] } }),
  ),
  ...['normal', 'gastritis', 'ulcer'].map((dx, index) =>
    joining(dx, 3 + index, { preset: { parts: [{ dx: [dx] }] } }),
  ),
  joining('both', 6, {
    joins: 'newRow',
    preset: { parts: [{ site: 'antrum', dx: ['normal'] }, { site: 'body' }] },
  }),
  joining('fixed', 7, { preset: { fixed: 'yes' } }),
  joining('gone', 8, { preset: { parts: [{ site: 'cardia' }], lost: 'x', site: 'body' } }),
]

const start = () => startRun(cells, { modules: [biopsy] })
const press = (run: StartedRun, ...ids: string[]) => ids.map((id) => run.run(id))

function written(run: StartedRun): string[] {
  run.write()
  return run.texts()
}

describe('cells that answer', () => {
  it('K480 enter what they preset into one run, whichever cell began it, as a person would', () => {
    const run = start()
    expect(press(run, 'antrum', 'gastritis', 'fixed')).toEqual(['answered', 'answered', 'answered'])
    expect(run.read().runs).toHaveLength(1)
    expect(run.read().open?.cell.id).toBe('antrum')
    const entered = run.read().open?.fillings[0]?.session.snapshot().inputs
    expect(entered?.map(({ state }) => state)).toEqual(['entered', 'entered', 'entered'])
    expect(written(run)).toEqual(['antrum: gastritis'])
    expect(run.read().concerns).toEqual([])
  })

  it('K481 without a preset open the form of the run that is there, or begin one', () => {
    const run = start()
    expect(run.run('form')).toBe('filling')
    press(run, 'antrum')
    run.leave()
    expect(run.run('form')).toBe('filling')
    expect(run.read().runs).toHaveLength(1)
    run.write()
    expect(run.another('body')).toBe('answered')
    run.write()
    expect(run.read().runs).toHaveLength(2)
  })

  it('K482 answer in the last row, or in a further one where it has an answer to the same question', () => {
    const run = start()
    press(run, 'gastritis', 'antrum', 'ulcer', 'body', 'ulcer', 'gastritis')
    expect(written(run)).toEqual(['antrum: gastritis, ulcer | body: ulcer, gastritis'])
  })

  it('K482 several rows of a preset are as many rows', () => {
    const run = start()
    press(run, 'body', 'ulcer', 'both')
    expect(written(run)).toEqual(['body: ulcer | antrum: normal | body: ?'])
  })

  it('K482 an answer that stands alone takes the place of the others, and gives way to them', () => {
    const run = start()
    press(run, 'antrum', 'gastritis', 'ulcer', 'normal')
    expect(written(run)).toEqual(['antrum: normal'])
    press(run, 'ulcer')
    expect(run.texts()).toEqual(['antrum: ulcer'])
  })

  it('K483 each press is a step back, what is answered already is none, and what can’t be taken is left out', () => {
    const run = start()
    press(run, 'antrum', 'gastritis', 'gastritis', 'gone')
    run.undo()
    run.write()
    expect(run.texts()).toEqual(['antrum: ?'])
    run.undo()
    run.undo()
    expect(run.read().runs).toEqual([])
    expect(run.read().canUndo).toBe(false)
  })

  it('K484 what a written run wrote follows the answer, without its form being opened', () => {
    const run = start()
    press(run, 'antrum', 'gastritis')
    run.write()
    expect(run.run('ulcer')).toBe('answered')
    expect(run.read().open).toBeUndefined()
    expect(run.texts()).toEqual(['antrum: gastritis, ulcer'])
    run.undo()
    expect(run.texts()).toEqual(['antrum: gastritis'])
  })
})
