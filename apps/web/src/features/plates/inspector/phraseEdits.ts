/** A text with a selection, as in a text field. */
export interface Selected {
  value: string
  start: number
  end: number
}

/** Inserts a field at the cursor or in place of the selection; the cursor ends up behind it. */
export function insertField({ value, start, end }: Selected, field: string): Selected {
  const written = `{${field}}`
  const at = start + written.length
  return { value: value.slice(0, start) + written + value.slice(end), start: at, end: at }
}

/** Puts brackets around the selection, which make it disappear if a blank in it is empty. */
export const makeOptional = ({ value, start, end }: Selected): Selected => ({
  value: `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`,
  start: start + 1,
  end: end + 1,
})
