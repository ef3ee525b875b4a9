import { describe, expect, it } from 'vitest'
import { sectionText } from '../../report/sectionText.ts'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { type StartedRun, startRun } from '../testkit/startRun.ts'

const repeats = (run: StartedRun) =>
  run
    .read()
    .concerns.flatMap((concern) =>
      concern.kind === 'conflict' && concern.isRepeated ? [concern.runIds] : [],
    )

const lines = (run: StartedRun, section: 'findings' | 'impression') =>
  sectionText(run.read().entries, section, { titles: false, locale: 'ko', exam: EXAM }).split('\n')

function again(run: StartedRun, cellId: string, values: Record<string, string | readonly string[]>): string {
  run.another(cellId)
  const id = run.read().open?.id ?? ''
  for (const [input, raw] of Object.entries(values)) run.type(input, raw)
  run.write()
  return id
}

describe('a cell that is entered twice with the same answers', () => {
  const LEFT = { side: 'left', site: ['frontal'] }

  it('K470 K471 is written once and told, until one of the two goes', () => {
    const run = startRun(CELLS, { exam: EXAM })
    const first = again(run, 'contusion', LEFT)
    const second = again(run, 'contusion', LEFT)
    expect(lines(run, 'findings')).toEqual(['좌측 전두엽에 뇌좌상.'])
    expect(lines(run, 'impression')).toEqual(['좌측 전두엽 뇌좌상.'])
    expect(repeats(run)).toEqual([[first, second]])
    run.remove(second)
    expect(repeats(run)).toEqual([])
    run.undo()
    expect(repeats(run)).toEqual([[first, second]])
  })

  it('K471 each further one is named with the first', () => {
    const run = startRun(CELLS, { exam: EXAM })
    const [first, second, third] = [1, 2, 3].map(() => again(run, 'contusion', LEFT))
    expect(repeats(run)).toEqual([
      [first, second],
      [first, third],
    ])
  })

  it('K471 isn’t told where an answer, the row or words by hand tell the two apart', () => {
    const run = startRun(CELLS, { exam: EXAM })
    again(run, 'contusion', LEFT)
    again(run, 'contusion', { ...LEFT, side: 'right' })
    again(run, 'disc', { level: 'L3-4' })
    again(run, 'disc', { level: 'L4-5' })
    expect(repeats(run)).toEqual([])
    const second = again(run, 'disc', { level: 'L4-5' })
    expect(repeats(run)).toHaveLength(1)
    const entry = run.read().entries.find(({ runId }) => runId === second)
    run.editEntry(entry?.id ?? '', '돌출, 작은 것.')
    expect(repeats(run)).toEqual([])
  })

  it('K471 isn’t told of normal sentences and of a form that is still open', () => {
    const run = startRun(CELLS, { exam: EXAM })
    run.run('normal')
    run.another('normal')
    again(run, 'contusion', LEFT)
    run.another('contusion')
    for (const [input, raw] of Object.entries(LEFT)) run.type(input, raw)
    expect(repeats(run)).toEqual([])
  })
})
