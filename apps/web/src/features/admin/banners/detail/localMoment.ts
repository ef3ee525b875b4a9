/** A moment as a `datetime-local` field shows it: in this computer's time zone, to the minute. */
export function toLocalField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The typed moment. If the field was not changed, the stored one with its seconds. */
export function fromLocalField(field: string, stored: string | null): string | null {
  if (field === '') return null
  return field === toLocalField(stored) ? stored : new Date(field).toISOString()
}
