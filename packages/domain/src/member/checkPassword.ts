import {
  JOIN_PASSWORD_MIN_CHARACTERS,
  MY_PAGE_PASSWORD_MIN_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
} from './limits.ts'

/** The form in which the password is chosen; the specification requires more on «my page» than at sign-up. */
export type PasswordPlace = 'join' | 'my-page'

export interface PasswordRule {
  id: 'length' | 'letter' | 'upper' | 'lower' | 'digit' | 'special'
  isMet: boolean
}

const SPECIAL = /[^\p{L}\p{N}\s]/u

/** Returns every rule with its state, in the order of the form. */
export function passwordRules(password: string, place: PasswordPlace): PasswordRule[] {
  const length = [...password].length
  const fits = (minimum: number) => length >= minimum && length <= PASSWORD_MAX_CHARACTERS
  const digit: PasswordRule = { id: 'digit', isMet: /\p{Nd}/u.test(password) }
  const special: PasswordRule = { id: 'special', isMet: SPECIAL.test(password) }
  if (place === 'join') {
    return [
      { id: 'length', isMet: fits(JOIN_PASSWORD_MIN_CHARACTERS) },
      { id: 'letter', isMet: /\p{L}/u.test(password) },
      digit,
      special,
    ]
  }
  return [
    { id: 'length', isMet: fits(MY_PAGE_PASSWORD_MIN_CHARACTERS) },
    { id: 'upper', isMet: /\p{Lu}/u.test(password) },
    { id: 'lower', isMet: /\p{Ll}/u.test(password) },
    digit,
    special,
  ]
}

export const isPasswordAcceptable = (password: string, place: PasswordPlace): boolean =>
  passwordRules(password, place).every((rule) => rule.isMet)
