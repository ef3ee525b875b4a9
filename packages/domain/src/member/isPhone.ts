import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'

/** Digits only, as numbers are stored and compared; forms remove the separators that people type. */
export const isPhone = (phone: string): boolean =>
  /^\d+$/u.test(phone) && phone.length >= PHONE_MIN_DIGITS && phone.length <= PHONE_MAX_DIGITS
