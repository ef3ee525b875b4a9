import type { Cell, FollowUpAdvice } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { cellOf, phrase, type StartedRun, startRun } from '../run/testkit/startRun.ts'

const CT = { ko: '흉부 CT', en: 'chest CT' }

const advising = (id: string, position: number, ...advice: Partial<FollowUpAdvice>[]): Cell =>
  cellOf(
    id,
    position,
    ...advice.map((one, index) =>
      phrase(`a${index}`, `${id} 추적 ${index}.`, {
        section: 'recommendation' as const,
        followUp: { exam: CT, unit: 'month', ...one },
      }),
    ),
  )

const CELLS = [
  advising('soon', 0, { from: 3, to: 3 }),
  advising('late', 1, { from: 12, to: 12 }),
  advising('range', 2, { from: 3, to: 6 }),
  advising('other', 3, { from: 12, to: 12, exam: { ko: '간 MRI', en: 'liver MRI' } }),
  advising('series', 4, { from: 3, to: 3 }, { from: 12, to: 12 }),
  advising('year', 5, { from: 1, to: 1, unit: 'year', exam: { en: 'Chest CT' } }),
]

const opposed = (run: StartedRun) =>
  run.read().concerns.flatMap((concern) => {
    if (concern.kind !== 'conflict' || !concern.advice) return []
    const textOf = (entryId: string) => run.read().entries.find(({ id }) => id === entryId)?.text
    return [[concern.level, ...concern.advice.entryIds.map(textOf)]]
  })

function pressed(...ids: string[]): StartedRun {
  const run = startRun(CELLS)
  for (const id of ids) run.run(id)
  return run
}

describe('two recommendations of one examination', () => {
  it('K474 are told with both where their times exclude each other, the sooner first', () => {
    const told = [['warn', 'soon 추적 0.', 'late 추적 0.']]
    expect(opposed(pressed('soon', 'late'))).toEqual(told)
    expect(opposed(pressed('late', 'soon'))).toEqual(told)
    expect(opposed(pressed('soon', 'year'))).toEqual([['warn', 'soon 추적 0.', 'year 추적 0.']])
  })

  it('K474 are told of nothing where the times meet, and of no other examination', () => {
    expect(opposed(pressed('soon', 'range'))).toEqual([])
    expect(opposed(pressed('late', 'year'))).toEqual([])
    expect(opposed(pressed('soon', 'other'))).toEqual([])
  })

  it('K474 are no contradiction as a series of one run, whose first date is compared with others', () => {
    expect(opposed(pressed('series', 'soon'))).toEqual([])
    expect(opposed(pressed('series', 'late'))).toEqual([['warn', 'series 추적 0.', 'late 추적 0.']])
  })

  it('K474 both stand until one is left out or reworded', () => {
    const run = pressed('soon', 'late')
    expect(run.texts()).toEqual(['soon 추적 0.', 'late 추적 0.'])
    const [, late] = run.read().entries
    run.editEntry(late?.id ?? '', '12개월 뒤 흉부 CT는 필요 없음.')
    expect(opposed(run)).toEqual([])
    run.undo()
    run.removeEntry(late?.id ?? '')
    expect([run.texts(), opposed(run)]).toEqual([['soon 추적 0.'], []])
  })

  it('K474 a recommendation that somebody planned counts as well', () => {
    const run = pressed('soon')
    const planned = {
      uid: 'u',
      examDate: '2026-03-02',
      exam: CT,
      earliest: '2027-03-02',
      latest: '2027-03-02',
    }
    run.addFollowUp(planned)
    expect(opposed(run)).toHaveLength(1)
    run.addFollowUp({ ...planned, earliest: '2026-06-02', latest: '2026-06-02' })
    expect(opposed(run)).toEqual([])
  })
})
