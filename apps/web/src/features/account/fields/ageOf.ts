/** What was typed as a number; anything but digits becomes an age that nobody has, which the rule then refuses. */
export function ageOf(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').trim()
  if (digits === '') return undefined
  return /^\d{1,3}$/u.test(digits) ? Number(digits) : -1
}
