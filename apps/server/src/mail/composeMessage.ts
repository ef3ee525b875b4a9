import { parseEmail } from '@pandok/domain'
import { mailSentence } from '@pandok/i18n/server'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './MailTransport.ts'

/**
 * Addresses are objects: nodemailer reads a string `to` with a line break, comma or quote as a list of
 * addresses, which would let an attacker choose other recipients. File and URL access is disabled for the
 * same reason.
 */
export function composeMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const sender = parseSender(from)
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    from: { name: sender.name || mailSentence(mail.locale, 'brand'), address: sender.address },
    to: { name: '', address: parsed(mail.to) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      // RFC 3834: it asks vacation responders not to answer.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Parses `Name <address>`, as an operator writes it, or the address alone. */
function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]*)>$/u.exec(from.trim()) ?? []
  return { name: name.trim(), address: parsed(address) }
}

function parsed(text: string): string {
  const address = parseEmail(text)
  if (address === null) throw new Error('Not a mail address')
  return address
}
