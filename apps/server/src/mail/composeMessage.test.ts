import { parseEmail } from '@pandok/domain'
import fc from 'fast-check'
import nodemailer from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { composeMessage } from './composeMessage.ts'

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })

const mailTo = (to: string) =>
  ({ id: 'mail_1', to, locale: 'en', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }) as const

/** Pieces that mean something in an address list or a header. */
const piece = fc.constantFrom(
  'a',
  'b.c',
  'x',
  '@',
  '@example.org',
  'evil@example.net',
  '.',
  ',',
  ';',
  ':',
  '<',
  '>',
  '(',
  ')',
  '"',
  "'",
  '\\',
  '\r\n',
  '\n',
  '\r',
  '\t',
  ' ',
  '\0',
  'Bcc:',
  '=?utf-8?q?=2C?=',
  '%',
  '!',
  '[',
  ']',
  'ü',
  '例',
  '。',
  '\u200b',
  '\u2028',
)

describe('a composed message', () => {
  it('goes to the one address that our parser wrote, or to nobody', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 2, maxLength: 7 }).map((pieces) => pieces.join('')),
        async (text) => {
          const address = parseEmail(text)
          if (address === null) {
            expect(() => composeMessage(mailTo(text), 'no-reply@pandok.example')).toThrow(
              'Not a mail address',
            )
            return
          }
          accepted += 1
          const { envelope } = await composer.sendMail(
            composeMessage(mailTo(text), 'no-reply@pandok.example'),
          )
          expect(envelope).toEqual({ from: 'no-reply@pandok.example', to: [address] })
        },
      ),
      { numRuns: 5000 },
    )
    expect(accepted).toBeGreaterThan(5)
  })

  it('refuses a sender that is no address', () => {
    for (const from of ['', 'Pandok', 'Pandok <>', 'Pandok <a@b.example, c@d.example>']) {
      expect(() => composeMessage(mailTo('a@example.org'), from)).toThrow('Not a mail address')
    }
  })
})
