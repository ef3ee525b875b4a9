import { until } from '../server/until.ts'

export interface Mail {
  subject: string
  text: string
}

/** Resolves with the mails to an address in the local outbox, newest first. */
export async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const messages = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as (Mail & { to: string })[]
  return messages.filter((message) => message.to === to)
}

/** Waits for a mail with these words in its subject; members who joined without a browser get English mails. */
export function mailAbout(url: string, to: string, words: string): Promise<Mail> {
  return until(`a mail about «${words}» to ${to}`, async () =>
    (await mailsTo(url, to)).find(({ subject }) => subject.includes(words)),
  )
}
