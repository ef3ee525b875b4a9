import type { Cell, Exam } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { cellOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const NO_MINOR: Exam = { ...EXAM, minorConclusion: undefined }
const open = (run: StartedRun) =>
  run.read().concerns.flatMap((concern) => (concern.kind === 'unconcluded' ? [concern.runIds] : []))

describe('findings from which nothing is concluded', () => {
  it('K472 are told where the conclusion is empty or only the normal one', () => {
    const run = startRun(CELLS, { exam: NO_MINOR })
    run.run('clip')
    const [clip] = run.read().runs
    expect(open(run)).toEqual([[clip?.id]])
    run.run('normal')
    expect(run.texts()).toContain('이상 없음.')
    expect(open(run)).toEqual([[clip?.id]])
    run.remove(clip?.id ?? '')
    expect(open(run)).toEqual([])
  })

  it('K472 are told no more when somebody concludes, by a cell, by hand or by changing the normal one', () => {
    const run = startRun(CELLS, { exam: NO_MINOR })
    run.run('clip')
    run.run('fracture')
    expect(open(run)).toEqual([])
    run.undo()
    const typed = run.addText('impression', '')
    expect(open(run)).toHaveLength(1)
    run.editEntry(typed, '수술 후 상태.')
    expect(open(run)).toEqual([])
    run.removeEntry(typed)
    expect(open(run)).toHaveLength(1)
    run.run('normal')
    const normal = run.read().entries.find(({ text }) => text === '이상 없음.')
    run.editEntry(normal?.id ?? '', '클립 외 이상 없음.')
    expect(open(run)).toEqual([])
  })

  it('K472 are told where a conclusion was taken out', () => {
    const run = startRun(CELLS, { exam: NO_MINOR })
    run.run('fracture')
    const entry = run.read().entries.find(({ section }) => section === 'impression')
    run.removeEntry(entry?.id ?? '')
    expect(open(run)).toHaveLength(1)
  })

  it('K472 are silent beside the minor conclusion, which the plate concludes then', () => {
    const run = startRun(CELLS, { exam: EXAM })
    run.run('normal')
    run.run('clip')
    expect(run.texts()).toContain('급성 소견 없음.')
    expect(open(run)).toEqual([])
  })

  it('K472 are silent where the finding needs none, the plate never concludes, or an answer is still open', () => {
    const marked = CELLS.map((cell): Cell => {
      const { finding } = cell
      return finding && cell.id === 'clip'
        ? { ...cell, finding: { ...finding, needsNoConclusion: true } }
        : cell
    })
    const described = startRun(marked, { exam: NO_MINOR })
    described.run('clip')
    expect(open(described)).toEqual([])

    const finding = { region: 'mucosa' }
    const gross = startRun([{ ...cellOf('a', 0, phrase('a', '점막 결손.')), finding }])
    gross.run('a')
    expect(open(gross)).toEqual([])

    const cells = [
      {
        ...cellOf('a', 0, phrase('a', '골절 있음.'), phrase('b', '{s} 골절.', { section: 'impression' })),
        blanks: [],
        finding: { region: 'side' },
      },
      { ...cellOf('exam', 1), asks: ['s'] },
    ]
    const waiting = startRun(cells, { exam: NO_MINOR })
    waiting.run('a')
    expect(waiting.texts()).toEqual(['골절 있음.'])
    expect(open(waiting)).toEqual([])
  })
})
