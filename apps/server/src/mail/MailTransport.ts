import type { Locale } from '@pandok/domain'

export interface OutgoingMail {
  /** It becomes the Message-ID, so that a mail that was sent twice can be recognized. */
  id: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/** The last step of a mail: to a mail server, or to a folder if there is none. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
