import { until } from '../server/until.ts'

export interface Mail {
  subject: string
  text: string
}

/** What lies in the local outbox for an address, the newest first. */
export async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const messages = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as (Mail & { to: string })[]
  return messages.filter((message) => message.to === to)
}

/** Waits for a mail whose subject contains these words; members who joined by wire get English mails. */
export function mailAbout(url: string, to: string, words: string): Promise<Mail> {
  return until(`a mail about «${words}» to ${to}`, async () =>
    (await mailsTo(url, to)).find(({ subject }) => subject.includes(words)),
  )
}
