import { isProblem, type Problem } from '@pandok/protocol'
import type { z } from 'zod'
import type { FieldProblem } from './ActionError.ts'

type Issue = z.core.$ZodIssue

const MAX_FIELDS = 50

/** Converts the issues of a parser into problems of the problem table. */
export function fieldProblems(issues: readonly Issue[], value: unknown): FieldProblem[] {
  return issues.flatMap((issue) => fieldsOf(issue, value)).slice(0, MAX_FIELDS)
}

function fieldsOf(issue: Issue, value: unknown): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MAX_FIELDS)
      .map((key) => ({ path: pathOf([...issue.path, key]), problem: 'unknownField' }))
  }
  return [{ path: pathOf(issue.path), ...problemOf(issue, value) }]
}

function problemOf(issue: Issue, value: unknown): Omit<FieldProblem, 'path'> {
  const values = valuesOf(issue)
  // Schemas name their own problem if the table has a more specific one.
  const problem = isProblem(issue.message) ? issue.message : generalProblem(issue, value)
  return values === undefined ? { problem } : { problem, values }
}

function generalProblem(issue: Issue, value: unknown): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(value, issue.path) === undefined ? 'required' : 'type'
    case 'invalid_union':
      return valueAt(value, issue.path) === undefined ? 'required' : 'format'
    case 'invalid_value':
      return valueAt(value, issue.path) === undefined ? 'required' : 'choice'
    case 'too_small':
      return isMeasured(issue.origin) ? 'tooSmall' : 'tooShort'
    case 'too_big':
      return isMeasured(issue.origin) ? 'tooBig' : 'tooLong'
    default:
      return 'format'
  }
}

/** Numbers and times have a size, everything else a length. */
const isMeasured = (origin: string) => ['number', 'int', 'bigint', 'date'].includes(origin)

function valuesOf(issue: Issue): FieldProblem['values'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code !== 'custom' || issue.params === undefined) return undefined
  const numbers = Object.entries(issue.params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string',
  )
  return Object.fromEntries(numbers)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}

const PATH_MAX_CHARACTERS = 200

/** It contains keys of the caller, so its length is limited. */
const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, PATH_MAX_CHARACTERS)
