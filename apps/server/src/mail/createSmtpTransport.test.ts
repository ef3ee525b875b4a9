import { LOCALES, parseEmail } from '@pandok/domain'
import { startSmtpServer, type TestSmtpServer } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_MAILS } from '#testkit/sampleMails.ts'
import { createSmtpTransport } from './createSmtpTransport.ts'
import type { MailKind } from './Mailer.ts'
import type { MailTransport, OutgoingMail } from './MailTransport.ts'
import { renderMail } from './renderMail.ts'
import { MAIL_KINDS } from './sealedMail.ts'

let smtp: TestSmtpServer
let transport: MailTransport

beforeAll(async () => {
  smtp = await startSmtpServer()
  transport = createSmtpTransport(smtp.url, 'no-reply@pandok.example')
})

afterAll(async () => {
  await transport.close()
  await smtp.close()
})

const mailTo = (to: string): OutgoingMail => ({
  id: 'mail_1',
  to,
  locale: 'en',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
})

describe('the SMTP transport', () => {
  it.each(LOCALES)('carries every mail in %s over the line unharmed', async (locale) => {
    const carry = async (kind: MailKind) => {
      const to = `${kind}-${locale}@example.org`.toLowerCase()
      const values = SAMPLE_MAILS[kind]
      const rendered = renderMail({ kind, locale, values, publicUrl: 'https://pandok.example' })
      await transport.send({ id: `mail_${kind}`, to, locale, ...rendered })
      const { mail, recipients, sender } = await smtp.waitFor(to)
      expect({ recipients, sender }).toEqual({ recipients: [to], sender: 'no-reply@pandok.example' })
      expect(mail.subject).toBe(rendered.subject)
      expect(mail.text?.trim()).toBe(rendered.text.trim())
      expect(mail.html?.trim()).toBe(rendered.html.trim())
      expect(mail.to).toEqual([{ address: to, name: '' }])
      expect(mail.from).toEqual({
        address: 'no-reply@pandok.example',
        name: locale === 'ko' ? '판독' : 'Pandok',
      })
      expect(mail.messageId).toBe(`<mail_${kind}@pandok.example>`)
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
      expect([header('auto-submitted'), header('content-language')]).toEqual(['auto-generated', locale])
    }
    await Promise.all(MAIL_KINDS.map(carry))
  })

  it('uses the name that the operator gave', async () => {
    const named = createSmtpTransport(smtp.url, 'Radiology, St. Mary <reports@clinic.example>')
    await named.send(mailTo('named@example.org'))
    await named.close()
    const { mail } = await smtp.waitFor('named@example.org')
    expect(mail.from).toEqual({ name: 'Radiology, St. Mary', address: 'reports@clinic.example' })
  })

  it.each([
    'u@example.org\r\nBcc: evil@example.net',
    'u@example.org\nevil@example.net',
    'u@example.org,evil@example.net',
    'u@example.org;evil@example.net',
    '"u@example.org" <evil@example.net>',
    'u@example.org <evil@example.net>',
    'u@example.org evil@example.net',
    'group:u@example.org,evil@example.net;',
  ])('never lets %j steer a mail', async (to) => {
    const before = smtp.received.length
    await expect(transport.send(mailTo(to))).rejects.toThrow('Not a mail address')
    expect(smtp.received).toHaveLength(before)
  })

  it('delivers what our parser accepts to that address alone, odd as it may look', async () => {
    for (const odd of ["o'neil+x=y{z}@example.org", '!#$%&*+-/=?^_`{|}~@example.org', 'ü@exämple.org']) {
      const address = parseEmail(odd)
      if (address === null) continue
      await transport.send(mailTo(address))
      expect((await smtp.waitFor(address)).recipients).toEqual([address])
    }
  })

  it('encodes line breaks in a subject instead of making headers of them', async () => {
    await transport.send({ ...mailTo('subject@example.org'), subject: 'Hi\r\nBcc: evil@example.net' })
    const { mail, recipients, raw } = await smtp.waitFor('subject@example.org')
    expect(recipients).toEqual(['subject@example.org'])
    expect(mail.bcc).toBeUndefined()
    expect(raw).not.toMatch(/^Bcc:/mu)
  })

  it('refuses to show a password to a remote server without TLS', async () => {
    const { port } = new URL(smtp.url)
    const local = createSmtpTransport(`smtp://user:pass@127.0.0.1:${port}`, 'a@example.org')
    await expect(local.send(mailTo('local@example.org'))).rejects.not.toMatchObject({ code: 'ETLS' })
    await local.close()
    const demanding = createSmtpTransport(
      `smtp://user:pass@127.0.0.1:${port}?requireTLS=true`,
      'a@example.org',
    )
    await expect(demanding.send(mailTo('remote@example.org'))).rejects.toThrow(/STARTTLS|TLS/u)
    await demanding.close()
  })
})
