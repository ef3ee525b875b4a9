/** Words of FHIRPath's grammar: a variable that is called so is written between backticks (FHIRPath N1, 3.1 and 9.2). */
const RESERVED = new Set([
  ...['and', 'or', 'xor', 'implies', 'div', 'mod', 'is', 'as', 'in', 'contains', 'true', 'false'],
  ...['sort', 'asc', 'desc'],
  ...['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'],
  ...['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds'],
])

/** How an expression reads a variable. */
export const variableOf = (name: string): string => (RESERVED.has(name) ? `%\`${name}\`` : `%${name}`)
