import type { Locale } from '@pandok/domain'

export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail that was sent twice can be told to be one. */
  id: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/** The last step of a mail: to a mail server, or to a folder where nobody has one. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
