import { MAX_NESTING } from '@pandok/protocol/envelope'

/** Without recursion: what it looks for is made to exhaust a stack. */
export function isTooDeep(value: unknown, max = MAX_NESTING): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      if (depth === max) return true
      for (const child of Object.values(item)) {
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    level = next
  }
  return false
}
