import { isListed } from '@pandok/domain'
import type { z } from 'zod'
import { FINDING_CODES, type Finding, type FindingCode, type Path } from '../Finding.ts'
import { typeOf } from '../unionBy.ts'

type Issue = z.core.$ZodIssue
type Params = NonNullable<Finding['params']>

const isCode = (text: string): text is FindingCode => isListed(FINDING_CODES, text)

/** Converts an issue of the schema into findings with our own codes at their place in the document. */
export function issueFindings(issue: Issue, document: unknown): Finding[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  const found = (code: FindingCode, params: Params = {}, at: Path = path): Finding[] => [
    { level: 'error', code, path: at, ...(Object.keys(params).length > 0 && { params }) },
  ]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, 10).flatMap((key) => found('key.unknown', { key }, [...path, key]))
    case 'invalid_key':
      return found('id.format', {}, path)
    case 'invalid_type':
      return found(...wrongType(issue.expected, valueAt(document, path), path))
    case 'invalid_union':
      return found(...wrongMember(issue, valueAt(document, path), path))
    case 'invalid_value':
      return found('value.notAllowed', { allowed: issue.values.slice(0, 20).join(', ') })
    case 'too_big':
      if (issue.origin === 'array') return found('items.tooMany', { max: Number(issue.maximum) })
      if (issue.origin === 'string') return found('text.tooLong', { max: Number(issue.maximum) })
      return found('value.range', { limit: `≤ ${issue.maximum}` })
    case 'too_small':
      if (isCode(issue.message)) return found(issue.message)
      if (issue.origin === 'array') return found('items.tooFew', { min: Number(issue.minimum) })
      if (issue.origin === 'string') return found('value.missing', { key: lastKey(path) })
      return found('value.range', { limit: `≥ ${issue.minimum}` })
    default:
      return isCode(issue.message) ? found(issue.message) : found('shape', { message: issue.message })
  }
}

const lastKey = (path: Path): string => String(path.at(-1) ?? '')

function wrongType(expected: string, value: unknown, path: Path): [FindingCode, Params] {
  if (value === undefined) return ['value.missing', { key: lastKey(path) }]
  return ['value.type', { expected, found: typeOf(value) }]
}

function wrongMember(issue: z.core.$ZodIssueInvalidUnion, value: unknown, path: Path): [FindingCode, Params] {
  if (value === undefined) return ['value.missing', { key: lastKey(path) }]
  // For a discriminated union the path ends with the key of the discriminator (`kind`, `from`).
  if ('discriminator' in issue) return ['value.notAllowed', { allowed: optionsOf(issue) }]
  return ['value.type', { expected: 'note' in issue ? String(issue.note) : '', found: typeOf(value) }]
}

function optionsOf(issue: z.core.$ZodIssueInvalidUnion): string {
  const options = 'options' in issue ? issue.options : undefined
  return Array.isArray(options) ? options.join(', ') : ''
}

function valueAt(document: unknown, path: Path): unknown {
  let value = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}
