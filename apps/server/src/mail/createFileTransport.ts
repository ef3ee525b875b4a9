import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { composeMessage } from './composeMessage.ts'
import type { OutboxMail } from './listOutbox.ts'
import type { MailTransport } from './MailTransport.ts'

interface FileTransportOptions {
  dir: string
  from: string
  now: () => Date
}

/**
 * Used if no mail server is configured: it writes one message for each mail as a mail program opens it
 * (.eml), and beside it what the mailbox page shows (.json). Names begin with the time, so that they sort by
 * it.
 */
export function createFileTransport({ dir, from, now }: FileTransportOptions): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const at = now().toISOString()
      const { message } = await composer.sendMail(composeMessage(mail, from))
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const name = path.join(dir, `${at.replaceAll(/[:.]/gu, '-')}_${mail.id}`)
      const { id, to, subject, text, html } = mail
      await writeWhole(`${name}.eml`, message as Buffer)
      await writeWhole(
        `${name}.json`,
        JSON.stringify({ id, to, subject, text, html, at } satisfies OutboxMail),
      )
    },
    async close() {
      composer.close()
    },
  }
}

/** Readers never see half a file. It contains codes, so only its owner may read it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
