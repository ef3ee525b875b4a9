import type { Locale } from '@pandok/domain'
import { mailSentence } from '@pandok/i18n/server'
import type { MailKind } from './Mailer.ts'
import type { MailParts } from './MailParts.ts'
import { mailFacts, writeValues } from './mailFacts.ts'
import { renderHtml } from './renderHtml.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

interface MailToRender {
  kind: MailKind
  locale: Locale
  values: Readonly<Record<string, string | number>>
  /** It must never be taken from a request: a Host header would let anyone choose where our links lead. */
  publicUrl: string
}

/** The paths of the buttons in mails. */
const ACTIONS = {
  alreadyRegistered: '/login',
  passwordChanged: '/pw',
  sessionStolen: '/pw',
  receipt: '/program/payment',
  renewalSoon: '/program/payment',
  renewalFailed: '/program/payment',
  autoStopped: '/program/payment',
  planEnded: '/price',
  planUnpaid: '/price',
  refundRequested: '/program/payment',
  refundCompleted: '/program/payment',
  refundByHand: '/program/payment',
  refundRejected: '/program/payment',
} as const satisfies Partial<Record<MailKind, string>>

export function renderMail({ kind, locale, values, publicUrl }: MailToRender): RenderedMail {
  const brand = mailSentence(locale, 'brand')
  const { code } = values
  const written = writeValues(locale, values)
  const parts: MailParts = {
    locale,
    brand,
    heading: mailSentence(locale, `${kind}.heading`),
    body: mailSentence(locale, `${kind}.body`, written),
    ...(typeof code === 'string' && { code }),
    facts: mailFacts(locale, written),
    ...(hasAction(kind) && {
      action: { label: mailSentence(locale, `${kind}.action`), url: new URL(ACTIONS[kind], publicUrl).href },
    }),
    note: mailSentence(locale, `${kind}.note`),
    footer: mailSentence(locale, 'footer'),
  }
  const subject = `[${brand}] ${mailSentence(locale, `${kind}.subject`, written)}`
  return { subject, text: renderText(parts), html: renderHtml(parts) }
}

const hasAction = (kind: MailKind): kind is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, kind)

function renderText({ brand, heading, body, code, facts, action, note, footer }: MailParts): string {
  const blocks = [
    heading,
    body,
    code,
    facts.length > 0 ? facts.map(({ label, value }) => `${label}: ${value}`).join('\n') : undefined,
    action && `${action.label}: ${action.url}`,
    note,
    `-- \n${brand}\n${footer}`,
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}
