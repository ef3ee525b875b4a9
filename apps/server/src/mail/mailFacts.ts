import { groupedCard, isPlanId, type Locale, typedKeys } from '@pandok/domain'
import { mailSentence, planName } from '@pandok/i18n/server'
import type { MailFact } from './MailParts.ts'

type Format = (locale: Locale, value: string | number) => string
type Values = Readonly<Record<string, string | number>>

/** Periods are counted in Korea, wherever the reader is. */
const TIME_ZONE = 'Asia/Seoul'

const won: Format = (locale, value) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' }).format(Number(value))

const day: Format = (locale, value) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(value))

const minute: Format = (locale, value) => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
  return mailSentence(locale, 'seoulTime', { time: format.format(new Date(value)) })
}

const plan: Format = (locale, value) => {
  const id = String(value)
  return isPlanId(id) ? planName(locale, id) : id
}

const asIs: Format = (_, value) => String(value)

/** The values in the order in which a mail lists them. */
const FORMATS = {
  planId: plan,
  rejection: asIs,
  amountWon: won,
  vatWon: won,
  refundWon: won,
  byHandWon: won,
  paidAt: minute,
  requestedAt: minute,
  refundedAt: minute,
  card: (_, value) => groupedCard(String(value)),
  orderId: asIs,
  startsAt: day,
  expiresAt: day,
  endedAt: day,
  renewsAt: day,
  retryAt: day,
} as const satisfies Record<string, Format>

const NAMES = typedKeys(FORMATS)

/** Formats the values for the sentences of a mail. */
export const writeValues = (locale: Locale, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.hasOwn(FORMATS, name) ? FORMATS[name as keyof typeof FORMATS](locale, value) : value,
    ]),
  )

/** Returns the listed values with their labels; none in mails that are not about money. */
export const mailFacts = (locale: Locale, written: Values): MailFact[] =>
  NAMES.flatMap((name) =>
    written[name] === undefined
      ? []
      : [{ label: mailSentence(locale, `fact.${name}`), value: String(written[name]) }],
  )
