import type { Locale } from '@pandok/domain'

/** One line of a receipt. */
export interface MailFact {
  label: string
  value: string
}

/** The content of a mail, before it is written as text and as HTML. */
export interface MailParts {
  locale: Locale
  brand: string
  heading: string
  body: string
  /** Six digits to type. */
  code?: string
  facts: readonly MailFact[]
  action?: { label: string; url: string }
  /** The advice for recipients who didn't cause this mail. */
  note: string
  footer: string
}
