interface Message {
  to: string
  text: string
}

/** The six digits of the newest mail to an address, as soon as it lies in the local outbox. */
export async function mailedCode(url: string, to: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const messages = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as Message[]
    const code = messages.find((message) => message.to === to)?.text.match(/\b\d{6}\b/u)?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No code arrived for ${to}.`)
}
