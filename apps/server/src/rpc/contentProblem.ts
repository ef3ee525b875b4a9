import { MAX_NESTING } from '@pandok/protocol/envelope'
import { VALUES_MAX } from './limits.ts'

interface ContentLimits {
  nesting: number
  values: number
}

/**
 * Checks a parameter whatever the action: nesting that would exhaust a stack, more values than any action
 * accepts, or text that PostgreSQL can't store (NUL and unpaired surrogates, which it refuses in jsonb). It
 * works without recursion, level by level, and visits each value once.
 */
export function contentProblem(
  value: unknown,
  { nesting, values }: ContentLimits = { nesting: MAX_NESTING, values: VALUES_MAX },
): 'tooDeep' | 'tooLarge' | 'format' | null {
  let hasBadText = false
  let seen = 1
  let level: object[] = []
  let next: object[] = []
  const look = (child: unknown) => {
    if (typeof child === 'string') hasBadText ||= isUnstorable(child)
    else if (typeof child === 'object' && child !== null) next.push(child)
  }
  look(value)
  for (let depth = 0; next.length > 0; depth += 1) {
    if (depth === nesting) return 'tooDeep'
    level = next
    next = []
    for (const item of level) {
      if (Array.isArray(item)) {
        seen += item.length
        if (seen > values) return 'tooLarge'
        for (let index = 0; index < item.length; index += 1) look(item[index])
      } else {
        // Object.entries would make an array for each field.
        for (const name in item) {
          seen += 1
          if (seen > values) return 'tooLarge'
          hasBadText ||= isUnstorable(name)
          look((item as Record<string, unknown>)[name])
        }
      }
    }
  }
  return hasBadText ? 'format' : null
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()
