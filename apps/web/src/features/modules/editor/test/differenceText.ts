import type { Input, InputFault, TestDifference } from '@pandok/module-engine'
import { faultText } from '#platform/text/formWords.ts'
import type { Text } from '#platform/text/text.ts'
import type { ModuleNames } from '#shared/reasons/moduleNames.ts'

/** The text of a difference, for example «Level: expected TR5, got TR4». */
export function differenceText(text: Text, names: ModuleNames, difference: TestDifference): string {
  const { what, id, expected, actual } = difference
  switch (what) {
    case 'row':
      return text('moduleRun.difference.row', {
        name: names.tableName(id),
        expected: rowText(text, expected),
        actual: rowText(text, actual),
      })
    case 'problem':
      return text('moduleRun.difference.problem', {
        name: names.nameOf({ id }),
        expected: problemText(text, names.inputOf(id), expected),
        actual: problemText(text, names.inputOf(id), actual),
      })
    case 'check':
      return text('moduleRun.difference.check', {
        name: names.checkName(id),
        expected: text(isFiring(expected) ? 'moduleRun.difference.fired' : 'moduleRun.difference.silent'),
        actual: text(isFiring(actual) ? 'moduleRun.difference.fired' : 'moduleRun.difference.silent'),
      })
    default:
      return text('moduleRun.difference.value', {
        name: names.nameOf({ id }),
        expected: names.writtenOf(id, expected),
        actual: names.writtenOf(id, actual),
      })
  }
}

const isFiring = (value: string | null) => value === 'true'

/** A row, or one per row of a group. */
function rowText(text: Text, rows: string | null): string {
  if (rows === null) return text('moduleRun.difference.nothing')
  return rows
    .split(', ')
    .map((row) => {
      if (row === '-1') return text('moduleRun.coverage.otherwise')
      if (row === '-') return text('moduleRun.difference.nothing')
      return text('moduleRun.coverage.row', { number: Number(row) + 1 })
    })
    .join(', ')
}

function problemText(text: Text, input: Input | undefined, problem: string | null): string {
  if (problem === null) return text('moduleRun.difference.nothing')
  const isFault = (value: unknown): value is InputFault => INPUT_FAULTS.some((fault) => fault === value)
  return input && isFault(problem) ? faultText(text, problem, input) : problem
}

const INPUT_FAULTS: readonly InputFault[] = [
  'missing',
  'notANumber',
  'notAnInteger',
  'outOfRange',
  'tooManyDecimals',
  'notAnOption',
  'tooFew',
  'tooMany',
  'notADate',
  'tooLong',
  'unitUnknown',
]
