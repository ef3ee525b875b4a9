import type { Locale } from '@pandok/domain'

/** One line of what a receipt lists. */
export interface MailFact {
  label: string
  value: string
}

/** What a mail shows, before it is written as text and as HTML. */
export interface MailParts {
  locale: Locale
  brand: string
  heading: string
  body: string
  /** Six digits to type. */
  code?: string
  facts: readonly MailFact[]
  action?: { label: string; url: string }
  /** What to do if somebody else caused this mail. */
  note: string
  footer: string
}
