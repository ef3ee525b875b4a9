/** The typed age as a number. Anything but digits becomes an age that the rule refuses. */
export function ageOf(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').trim()
  if (digits === '') return undefined
  return /^\d{1,3}$/u.test(digits) ? Number(digits) : -1
}
