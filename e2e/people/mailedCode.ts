import { until } from '../server/until.ts'

interface Message {
  to: string
  text: string
}

/** Waits for the code in the newest mail to an address in the local outbox. */
export async function mailedCode(url: string, to: string): Promise<string> {
  return until(`a code for ${to}`, async () => {
    const messages = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as Message[]
    return messages.find((message) => message.to === to)?.text.match(/\b\d{6}\b/u)?.[0]
  })
}
