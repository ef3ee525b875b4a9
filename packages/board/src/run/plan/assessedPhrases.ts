import type { Cell, Exam, PhraseOutput, Words } from '@pandok/domain'
import type { SentenceRole } from './CellPlan.ts'

/** A phrase that a cell writes because of its category, with its role in the report. */
export interface AssessedPhrase {
  output: PhraseOutput
  role: SentenceRole
}

/**
 * Lists the phrases that the exam's assessment adds to a cell: the line of each category that it can have,
 * and the advice if the cell uses it.
 */
export function assessedPhrases(cell: Cell, exam: Exam | undefined): readonly AssessedPhrase[] {
  const { assessment } = exam ?? {}
  if (!assessment || cell.blanks === undefined) return []
  const { value, lines, advice, followUps = {} } = assessment
  return categoriesOf(cell, value).flatMap((category, index): AssessedPhrase[] => {
    const phrase = (id: string, section: PhraseOutput['section'], text: Words): PhraseOutput => ({
      id: `${id} ${index + 1}`,
      kind: 'phrase',
      section,
      text,
      when: `known(${value}) && ${value} == ${JSON.stringify(category)}`,
    })
    const [line, words] = [lines[category], advice[category]]
    return [
      ...(line
        ? [
            {
              output: phrase('assessment', 'impression', line),
              role: { kind: 'assessment', category } as const,
            },
          ]
        : []),
      ...(words && cell.finding?.takesAdvice
        ? [
            {
              output: {
                ...phrase('assessment_advice', 'recommendation', words),
                followUp: followUps[category],
              },
              role: { kind: 'assessmentAdvice', category } as const,
            },
          ]
        : []),
    ]
  })
}

const categoriesOf = ({ blanks = [], values = [] }: Cell, name: string): readonly string[] =>
  [...blanks, ...values].find(({ id }) => id === name)?.options?.map(({ id }) => id) ?? []
