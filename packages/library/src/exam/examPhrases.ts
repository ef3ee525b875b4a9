import type { PhraseOutput, Words } from '@pandok/domain'
import { techniqueCell } from './cellIds.ts'
import type { Computation } from './compute/Computation.ts'
import type { ExamFileFinding } from './ExamFile.ts'
import { examFormula, isOneOf } from './examFormula.ts'
import type { Template } from './examTemplate.ts'

/** Returns the id of the phrase of advice for one answer. */
export const adviceFor = (answer: string): string => `advice-${answer.toLowerCase().replaceAll('_', '-')}`

/** Returns what a finding writes: its sentence with its additions, its conclusion and its advice. */
export function examPhrases(
  finding: ExamFileFinding,
  computation: Computation,
  template: Template,
): PhraseOutput[] {
  const { finding: found, conclusion, conclusion_when, conclusion_if, adds, adds_if, adds_unless } = finding
  const unless = [...(finding.conclusion_unless ?? []), ...(finding.yields_to ?? [])]
  const when = [
    ...Object.entries(conclusion_when ?? {}).map(([blank, options]) =>
      isOneOf(blank, options, finding.blanks),
    ),
    ...(conclusion_if === undefined ? [] : [examFormula(conclusion_if)]),
  ]
  const phrase = (key: string, section: PhraseOutput['section'], text: Words): PhraseOutput => ({
    id: key,
    kind: 'phrase',
    section,
    text: template(text),
  })
  return [
    ...(found ? [phrase('finding', 'findings', found)] : []),
    ...(adds
      ? [
          {
            ...phrase('adds', 'findings', adds),
            ...(adds_if !== undefined && { when: examFormula(adds_if) }),
            continues: true,
            ...(adds_unless && { unless: adds_unless }),
          },
        ]
      : []),
    ...(conclusion
      ? [
          {
            ...phrase('conclusion', 'impression', conclusion),
            ...(when.length > 0 && { when: when.join(' && ') }),
            ...(unless.length > 0 && { unless }),
          },
        ]
      : []),
    ...adviceOf(finding, computation).map(({ id, text, when: condition, unless: cells }) => ({
      ...phrase(id, 'recommendation', text),
      ...(condition !== undefined && { when: condition }),
      ...(cells && { unless: cells }),
    })),
  ]
}

interface Advice {
  id: string
  text: Words
  when?: string | undefined
  unless?: readonly string[] | undefined
}

/**
 * Returns the advice of a finding: a text that is always written, or chosen by the first condition that
 * holds, by the answer of a blank, or by a value.
 */
function adviceOf(finding: ExamFileFinding, computation: Computation): readonly Advice[] {
  const { follow_up, follow_up_rows = [], follow_by = {}, rec_text = {} } = finding
  const unless = [
    ...(finding.follow_up_not_with ?? []).map(techniqueCell),
    ...(finding.follow_up_unless ?? []),
  ]
  const before: string[] = []
  const value = typeof follow_up === 'string' ? /^by (\w+)$/u.exec(follow_up)?.[1] : undefined
  const { advice } = computation
  return [
    ...(follow_up && typeof follow_up !== 'string'
      ? [{ id: 'advice', text: follow_up, ...(unless.length > 0 && { unless }) }]
      : []),
    ...follow_up_rows.flatMap(({ when, text }, index): Advice[] => {
      const formula = [...before.map((one) => `!(${one})`), `(${examFormula(when)})`].join(' && ')
      before.push(examFormula(when))
      return text ? [{ id: `advice-${index + 1}`, text, when: formula }] : []
    }),
    ...Object.entries(follow_by).flatMap(([blank, texts]) => byAnswer(blank, texts, finding.blanks)),
    ...(value === undefined ? [] : byAnswer(advice?.value ?? value, advice?.texts ?? rec_text, [])),
  ]
}

const byAnswer = (
  name: string,
  texts: Readonly<Record<string, Words | null>>,
  blanks: ExamFileFinding['blanks'],
): readonly Advice[] =>
  Object.entries(texts).flatMap(([answer, text]) =>
    text ? [{ id: adviceFor(answer), text, when: isOneOf(name, [answer], blanks) }] : [],
  )
