/** These are reserved words of formulas. */
const RESERVED = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while row_number constructor'.split(
    ' ',
  ),
)

/** Returns the name of a blank in a form that formulas can read. */
export function blankName(id: string): string {
  const name = id
    .toLowerCase()
    .replace(/[^a-z0-9_]/gu, '_')
    .replace(/^(?=[^a-z])/u, 'b_')
  return RESERVED.has(name) ? `${name}_` : name
}
