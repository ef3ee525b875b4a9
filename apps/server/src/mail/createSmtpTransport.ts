import { isLoopbackHost } from '@pandok/domain'
import nodemailer from 'nodemailer'
import { composeMessage } from './composeMessage.ts'
import type { MailTransport } from './MailTransport.ts'

/** A delivery locks a database row meanwhile, which the database allows for 30 s. */
const TIMEOUT_MS = 10_000

/** `url` is smtp:// or smtps://, `from` an address or `Name <address>`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    // Options in the query string of `url` override these.
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    requireTLS: hasPassword(url),
  })
  return {
    async send(mail) {
      await transport.sendMail(composeMessage(mail, from))
    },
    async close() {
      transport.close()
    },
  }
}

/** A password must not cross a network in clear because a mail server doesn't offer TLS. */
function hasPassword(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !isLoopbackHost(hostname)
}
