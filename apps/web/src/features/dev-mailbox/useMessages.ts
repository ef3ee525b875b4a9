import { useCallback, useEffect, useState } from 'react'

export interface MailboxMessage {
  id: string
  to: string
  subject: string
  text: string
  /** The time in ISO 8601. */
  at: string
}

const EVERY_MS = 3000

interface Mailbox {
  messages: readonly MailboxMessage[]
  /** True if the server doesn't recognize this browser. */
  isRefused: boolean
  reload: () => Promise<void>
}

/**
 * Lists messages newest first, as the server does. It polls every few seconds, because people wait for codes.
 */
export function useMessages(): Mailbox {
  const [isRefused, setRefused] = useState(false)
  const [messages, setMessages] = useState<readonly MailboxMessage[]>([])

  const reload = useCallback(async () => {
    const response = await fetch('/dev/mailbox/messages', { cache: 'no-store' })
    setRefused(response.status === 404)
    if (!response.ok) return
    setMessages((await response.json()) as MailboxMessage[])
  }, [])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload().catch(() => {})
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])

  return { messages, isRefused, reload }
}
