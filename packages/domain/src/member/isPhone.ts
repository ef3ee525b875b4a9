import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'

/** Digits only, without '-', as the sign-up form says. */
export const isPhone = (phone: string): boolean =>
  /^\d+$/u.test(phone) && phone.length >= PHONE_MIN_DIGITS && phone.length <= PHONE_MAX_DIGITS
