import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'

/** The number has digits only, as it is stored and compared; forms remove the separators that people type. */
export const isPhone = (phone: string): boolean =>
  /^\d+$/u.test(phone) && phone.length >= PHONE_MIN_DIGITS && phone.length <= PHONE_MAX_DIGITS
