import { type AnswerConflict, EXAM_FILLING, type Run } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { type Input, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { titleOf } from './titleOf.ts'

interface ContestWords {
  /** The title of the cell that answers differently. */
  title: string
  /** The answers in the report. */
  now: string
  /** The answers of the cell. */
  other: string
}

/** The answers that contradict each other, with the names that the exam's form gives them. */
export function contestWords(
  { runId, cellId, answers }: AnswerConflict,
  { runs, cells }: { runs: readonly Run[]; cells: readonly Cell[] },
  text: Text,
): ContestWords {
  const cell = runs.find((run) => run.cell.id === cellId)?.cell ?? cells.find(({ id }) => id === cellId)
  const inputs =
    runs.find(({ id }) => id === runId)?.fillings.find(({ id }) => id === EXAM_FILLING)?.definition.inputs ??
    []
  const said = (which: 'now' | 'other') =>
    answers
      .map(({ blank, [which]: given }) => {
        const input = inputs.find(({ id }) => id === blank)
        const answer = answerWords(input, given, text)
        return text('plateRun.conflict.answer', { label: textOf(input?.label, text.locale) || blank, answer })
      })
      .join(', ')
  return {
    title: cell ? titleOf({ cell, ordinal: 1 }, text.locale) : '',
    now: said('now'),
    other: said('other'),
  }
}

type Given = AnswerConflict['answers'][number]['now']

function answerWords(input: Input | undefined, given: Given, text: Text): string {
  const options = input && 'options' in input ? input.options : []
  return (Array.isArray(given) ? given : [String(given)])
    .map((answer) => textOf(options.find(({ id }) => id === answer)?.label, text.locale) || answer)
    .join(', ')
}
