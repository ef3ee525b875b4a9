/**
 * Bank accounts in Korea have up to fourteen digits, and the number of a transfer usually begins with its
 * date.
 */
const CARD_DIGITS = [15, 16, 17, 18, 19] as const
const BEGINS_AS_CARDS_DO = /^(?:3[47]|4|5|6|9|2[2-7])/u

/** A match may start at any group of digits, because another number may precede it. */
const RUNS = CARD_DIGITS.map(
  (count) => new RegExp(`(?<!\\d)(?=(\\d(?:[ .-]?\\d){${count - 1}})(?!\\d))`, 'gu'),
)

/** Returns whether a text contains a possible card number, which must not be stored. */
export const hasCardNumber = (text: string): boolean =>
  RUNS.some((run) =>
    [...text.normalize('NFKC').matchAll(run)].some(([, found = '']) => {
      const digits = found.replaceAll(/\D/gu, '')
      return BEGINS_AS_CARDS_DO.test(digits) && isCheckDigitRight(digits)
    }),
  )

/** Verifies the check digit of ISO/IEC 7812-1, Annex B. */
function isCheckDigitRight(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
