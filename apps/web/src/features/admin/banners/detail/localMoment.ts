/** A moment as a field for day and time shows it: in this computer's time zone, to the minute. */
export function toLocalField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What was typed, or the stored moment to its second if nobody touched it. */
export function fromLocalField(field: string, stored: string | null): string | null {
  if (field === '') return null
  return field === toLocalField(stored) ? stored : new Date(field).toISOString()
}
