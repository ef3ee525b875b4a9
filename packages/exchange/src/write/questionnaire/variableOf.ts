/**
 * These are keywords of the FHIRPath grammar; a variable with such a name is written in backticks (FHIRPath
 * N1, 3.1 and 9.2).
 */
const RESERVED = new Set([
  ...['and', 'or', 'xor', 'implies', 'div', 'mod', 'is', 'as', 'in', 'contains', 'true', 'false'],
  ...['sort', 'asc', 'desc'],
  ...['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'],
  ...['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds'],
])

/** Returns the reference to a variable in an expression. */
export const variableOf = (name: string): string => (RESERVED.has(name) ? `%\`${name}\`` : `%${name}`)
