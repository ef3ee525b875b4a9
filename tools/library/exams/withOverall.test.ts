import { type ExamFile, examFile, examPlate } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { withOverall } from './withOverall.ts'

const words = (ko: string) => ({ ko, en: ko, zh: ko, ja: ko, de: ko })

const exam = (system: string): ExamFile =>
  examFile.parse({
    id: 'breast',
    names: words('유방'),
    regions: [{ id: 'postop', name: words('수술') }],
    assessment: {
      system,
      blank: 'category',
      order: ['1', '2', '3', '6', '0', '4A'],
      actionable: ['0', '3', '4A', '6'],
      line: {},
      management: {},
    },
    findings: [
      { id: 'mass', options: ['2', '4A'] },
      { id: 'cancer', options: ['6'] },
    ].map(({ id, options }) => ({
      id,
      name: words(id),
      region: 'postop',
      blanks: [
        {
          id: 'category',
          kind: 'choice',
          label: words('범주'),
          options: options.map((one) => ({ id: one, label: words(one) })),
        },
      ],
    })),
  })

describe('the category of the whole exam', () => {
  it('is chosen in a cell of its own, which is no finding with a category', () => {
    const { cells, exam: made } = examPlate(withOverall(exam('BI-RADS')))
    expect(made?.assessment).toMatchObject({ overall: ['birads'], unplaced: ['6'] })
    expect(made?.gathers).toMatchObject([
      { id: 'assessed', cells: ['mass', 'cancer'] },
      { id: 'has_overall', cells: ['birads'] },
      { id: 'later', cells: ['mass'] },
    ])
    expect(cells.find(({ id }) => id === 'birads')?.outputs.map(({ section }) => section)).toEqual(
      Array.from({ length: 9 }, () => 'recommendation'),
    )
  })

  it('is to be confirmed where a proven cancer stands beside what has to be worked up', () => {
    const { cells } = examPlate(withOverall(exam('BI-RADS')))
    const asked = cells.filter(({ checks }) => checks?.some(({ id }) => id === 'unplaced'))
    expect(asked.map(({ id }) => id)).toEqual(['cancer'])
    expect(asked[0]?.checks).toMatchObject([
      { level: 'warn', when: 'category == "6" && later == 1 && !has_overall' },
    ])
  })

  it('is left alone in other systems', () => {
    const other = exam('O-RADS')
    expect(withOverall(other)).toBe(other)
  })
})
