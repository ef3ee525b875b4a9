import type { Locale } from '@pandok/domain'
import { mailSentence } from '@pandok/i18n/server'
import type { MailKind } from './Mailer.ts'
import type { MailParts } from './MailParts.ts'
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
  /** Never taken from a request: a Host header would let anyone choose where our links lead. */
  publicUrl: string
}

/** Where the button of a mail leads. */
const ACTIONS = {
  alreadyRegistered: '/login',
  passwordChanged: '/pw',
  sessionStolen: '/pw',
} as const satisfies Partial<Record<MailKind, string>>

export function renderMail({ kind, locale, values, publicUrl }: MailToRender): RenderedMail {
  const brand = mailSentence(locale, 'brand')
  const { code } = values
  const parts: MailParts = {
    locale,
    brand,
    heading: mailSentence(locale, `${kind}.heading`),
    body: mailSentence(locale, `${kind}.body`, values),
    ...(typeof code === 'string' && { code }),
    ...(hasAction(kind) && {
      action: { label: mailSentence(locale, `${kind}.action`), url: new URL(ACTIONS[kind], publicUrl).href },
    }),
    note: mailSentence(locale, `${kind}.note`),
    footer: mailSentence(locale, 'footer'),
  }
  const subject = `[${brand}] ${mailSentence(locale, `${kind}.subject`)}`
  return { subject, text: renderText(parts), html: renderHtml(parts) }
}

const hasAction = (kind: MailKind): kind is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, kind)

function renderText({ brand, heading, body, code, action, note, footer }: MailParts): string {
  const blocks = [
    heading,
    body,
    code,
    action && `${action.label}: ${action.url}`,
    note,
    `-- \n${brand}\n${footer}`,
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}
