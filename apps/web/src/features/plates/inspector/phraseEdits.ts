/** Words with a part of them selected, as a text field has them. */
export interface Selected {
  value: string
  start: number
  end: number
}

/** Puts a field at the cursor, or in the place of what is selected; the cursor stands behind it. */
export function insertField({ value, start, end }: Selected, field: string): Selected {
  const written = `{${field}}`
  const at = start + written.length
  return { value: value.slice(0, start) + written + value.slice(end), start: at, end: at }
}

/** Brackets around what is selected: it vanishes where a blank in it stays empty. */
export const makeOptional = ({ value, start, end }: Selected): Selected => ({
  value: `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`,
  start: start + 1,
  end: end + 1,
})
