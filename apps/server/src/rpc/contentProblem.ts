import { MAX_NESTING } from '@pandok/protocol/envelope'

/**
 * What is wrong with a param whatever the action: nesting made to exhaust a stack, or text that PostgreSQL can't keep
 * (NUL, and halves of surrogate pairs, which it refuses in jsonb). Without recursion, for the same reason.
 */
export function contentProblem(value: unknown, max = MAX_NESTING): 'tooDeep' | 'format' | null {
  let hasBadText = isUnstorable(value)
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      if (depth === max) return 'tooDeep'
      for (const [name, child] of Object.entries(item)) {
        hasBadText ||= isUnstorable(name) || isUnstorable(child)
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    level = next
  }
  return hasBadText ? 'format' : null
}

/** With the `u` flag only a lone surrogate matches `Cs`. */
const UNSTORABLE = /\p{Cs}|\0/u

const isUnstorable = (value: unknown): boolean => typeof value === 'string' && UNSTORABLE.test(value)
