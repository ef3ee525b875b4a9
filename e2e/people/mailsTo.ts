export interface Mail {
  subject: string
  text: string
}

/** What lies in the local outbox for an address, the newest first. */
export async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const messages = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as (Mail & { to: string })[]
  return messages.filter((message) => message.to === to)
}

/** Waits for a mail whose subject contains these words; whoever joined by wire is written to in English. */
export async function mailAbout(url: string, to: string, words: string, patienceMs = 10_000): Promise<Mail> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const mail = (await mailsTo(url, to)).find(({ subject }) => subject.includes(words))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No mail about «${words}» arrived for ${to}.`)
}
