import { isProblem, type Problem } from '@pandok/protocol/problems'
import type { Text } from '#platform/text/text.ts'
import type { Schema } from './Fields.ts'

type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

/**
 * The message for an issue of a contract's schema. Our own messages name a problem; others are mapped by
 * their kind.
 */
export function issueSentence(issue: Issue, text: Text): string {
  if (isProblem(issue.message)) return text.problem(issue.message, limitsOf(issue))
  return text.problem(problemOf(issue), limitsOf(issue))
}

function problemOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return 'required'
    case 'invalid_value':
      return 'choice'
    case 'too_small':
      return issue.minimum === 1 ? 'required' : 'tooShort'
    case 'too_big':
      return 'tooLong'
    default:
      return 'format'
  }
}

function limitsOf(issue: Issue): Record<string, number> {
  const limits: Record<string, number> = {}
  if (issue.code === 'too_small') limits['min'] = Number(issue.minimum)
  if (issue.code === 'too_big') limits['max'] = Number(issue.maximum)
  if (issue.code !== 'custom') return limits
  for (const [name, value] of Object.entries(issue.params ?? {})) {
    if (typeof value === 'number') limits[name] = value
  }
  return limits
}
