import {
  AGE_MAX_YEARS,
  AGE_MIN_YEARS,
  CODE_DIGITS,
  COUNTRIES,
  checkNickname,
  countCharacters,
  hasInvisible,
  isPasswordAcceptable,
  isPhone,
  LOCALES,
  MAJORS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  type PasswordPlace,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  parseEmail,
  ROLES,
  TIERS,
} from '@pandok/domain'
import { z } from 'zod'
import type { Problem } from './problems.ts'

/** Checks the message against the table of problems, so that a misspelled one doesn't compile. */
const problem = (name: Problem) => name

/** The limit is far above any honest input; it bounds the work of parsing before the real rule applies. */
const ROUGH_MAX = 400

/** This is for actions without parameters: an absent one, null and {} mean the same. */
export const noParam = z.union([z.undefined(), z.null(), z.strictObject({})]).transform(() => ({}))

export const nothing = z.strictObject({})

export const email = z
  .string()
  .max(ROUGH_MAX)
  .transform((text, context) => {
    const address = parseEmail(text)
    if (address !== null) return address
    context.addIssue({ code: 'custom', message: problem('email.format') })
    return z.NEVER
  })

export const nickname = z
  .string()
  .max(ROUGH_MAX)
  .transform((text) => text.normalize('NFC'))
  .superRefine((text, context) => {
    const verdict = checkNickname(text)
    if (!verdict.ok) context.addIssue({ code: 'custom', message: problem(verdict.reason) })
  })

export const newPassword = (place: PasswordPlace) =>
  z
    .string()
    .max(ROUGH_MAX)
    .transform((text) => text.normalize('NFKC'))
    .refine((text) => isPasswordAcceptable(text, place), { message: problem('password.format') })

/** A password that is only compared; it may have been chosen under older rules. */
export const givenPassword = z
  .string()
  .min(1, { message: problem('required') })
  .max(PASSWORD_MAX_CHARACTERS * 2)
  .transform((text) => text.normalize('NFKC'))

/** Persian and Indian names contain these two characters, which are invisible. */
const JOINERS = /[\u200c\u200d]/gu

export const personName = z
  .string()
  .max(ROUGH_MAX)
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => text.replace(JOINERS, '') !== '', { message: problem('name.required') })
  .refine((text) => countCharacters(text) <= NAME_MAX_CHARACTERS, {
    message: problem('tooLong'),
    params: { max: NAME_MAX_CHARACTERS },
  })
  .refine((text) => !/[<>]/u.test(text) && !hasInvisible(text.replace(JOINERS, '')), {
    message: problem('format'),
  })

export const phone = z
  .string()
  .trim()
  .refine(isPhone, {
    message: problem('phone.format'),
    params: { min: PHONE_MIN_DIGITS, max: PHONE_MAX_DIGITS },
  })

export const age = z
  .number()
  .int()
  .refine((years) => years >= AGE_MIN_YEARS && years <= AGE_MAX_YEARS, {
    message: problem('age.range'),
    params: { min: AGE_MIN_YEARS, max: AGE_MAX_YEARS },
  })

export const nationality = z.enum(COUNTRIES)
export const major = z.enum(MAJORS)
export const locale = z.enum(LOCALES)
export const role = z.enum(ROLES)
export const tier = z.enum(TIERS)

export const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`, 'u'), { message: problem('code.wrong') })

/** Ids, tickets and other opaque strings: printable ASCII of limited length. */
export const opaque = z.string().regex(/^[\x21-\x7e]{1,200}$/u, { message: problem('format') })

/** A text of one line without control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), { message: problem('format') })

/** A text of several lines. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), { message: problem('format') })

/** The address for receipts. Its values come from a look-up page or are typed, so they are only text. */
export const postalAddress = z.strictObject({
  zonecode: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z -]{3,10}$/u, { message: problem('address.format') }),
  roadAddress: line(200).refine((text) => text !== '', { message: problem('required') }),
  detail: line(200),
})

export const instant = z.iso.datetime()
