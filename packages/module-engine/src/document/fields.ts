import { LOCALES, type Locale } from '@pandok/domain'
import { Decimal } from 'decimal.js'
import { z } from 'zod'
import {
  DECIMAL_MAX_DIGITS,
  EXPRESSION_MAX_BYTES,
  LABEL_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from './limits.ts'
import { byType, unionBy } from './unionBy.ts'

/**
 * Names for expressions, tables and phrases. They are short and in lower case, and never a member of the
 * prototype chain of a JavaScript object.
 */
export const id = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/u, { message: 'id.format' })

/** A name, or `prior.` and a name for its value at the latest earlier examination. */
export const reference = z.string().regex(/^(?:prior\.)?[a-z][a-z0-9_]{0,31}$/u, { message: 'id.format' })

/** Option ids follow the guidelines of every language: `TR4`, `4A`, `very_hypo`. */
export const optionId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u, { message: 'option.id.format' })

const localized = (max: number) => z.partialRecord(z.enum(LOCALES), z.string().max(max))

/** A name or a short sentence in each language that has one. */
export const label = localized(LABEL_MAX_CHARACTERS)
/** Help, notes and texts that go into a report. */
export const localText = localized(TEXT_MAX_CHARACTERS)
export type LocalText = Partial<Record<Locale, string>>

/** A CEL expression; `expression/` defines the allowed part of the language. */
export const expression = z
  .string()
  .min(1, { message: 'expression.empty' })
  .refine((source) => new TextEncoder().encode(source).length <= EXPRESSION_MAX_BYTES, {
    message: 'expression.tooLong',
  })

const DECIMAL = /^\s*-?(?:\d+(?:\.\d+)?|\.\d+)\s*$/u
/** JavaScript writes `1e21` and `1e-7`, while people and decimals write such numbers out. */
const written = (value: string | number) =>
  String(typeof value === 'number' ? new Decimal(value).toFixed() : value)

/**
 * An exact decimal, stored as it was written: `4.0` and `4` are equal but print differently. Numbers are
 * accepted and stored as text.
 */
export const decimal = unionBy(
  [z.string().regex(DECIMAL, { message: 'decimal.format' }), z.number()],
  byType('string', 'number'),
)
  .transform((value) => written(value).trim())
  .refine((text) => text.length <= DECIMAL_MAX_DIGITS, { message: 'decimal.format' })

export const decimals = z.int().min(0).max(10)

/** A calendar day without time and time zone. */
export const day = z.iso.date({ message: 'date.format' })

/** The part of UCUM that printing and particles need: `mm`, `cm3`, `[HU]`, `mL`, `%`. */
export const unit = z.string().regex(/^[\p{L}\p{N}[\]{}%°µ'"./*^·²³-]{1,24}$/u, { message: 'unit.format' })

export const code = z.strictObject({
  system: z.enum(['RADLEX', 'SNOMED', 'LOINC', 'RADELEMENT', 'ICDO', 'LOCAL']),
  code: z.string().min(1).max(40),
  display: z.string().max(LABEL_MAX_CHARACTERS).optional(),
  version: z.string().max(40).optional(),
})
