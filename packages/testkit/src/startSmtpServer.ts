import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The addresses to which the mail was really sent, whatever its headers say. */
  recipients: string[]
  sender: string
  /** The message as it was transmitted. */
  raw: string
  /** The message as a mail program parses it. */
  mail: Email
}

export interface TestSmtpServer {
  url: string
  received: readonly ReceivedMail[]
  /** Resolves with the first mail to that address, which may have arrived already. */
  waitFor: (address: string, isRequested?: (mail: ReceivedMail) => boolean) => Promise<ReceivedMail>
  /** From then on, every message is refused with that code; null accepts messages again. */
  refuseWith: (responseCode: number | null) => void
  close: () => Promise<void>
}

const TIMEOUT_MS = 10_000
const LOOK_AGAIN_MS = 10

/** Starts a real mail server on this machine that keeps the mails it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let refusal: number | null = null

  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (refusal === null) return callback()
      // Like real servers, it repeats the address in its message.
      callback(Object.assign(new Error(`<${address}> refused`), { responseCode: refusal }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          sender: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          raw: bytes.toString('latin1'),
          mail: await PostalMime.parse(bytes),
        })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async waitFor(address, isRequested = () => true) {
      const deadline = Date.now() + TIMEOUT_MS
      for (;;) {
        const found = received.find((mail) => mail.recipients.includes(address) && isRequested(mail))
        if (found) return found
        if (Date.now() > deadline) throw new Error(`No such mail arrived; ${received.length} others did.`)
        await sleep(LOOK_AGAIN_MS)
      }
    },
    refuseWith(responseCode) {
      refusal = responseCode
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
