import { Card } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { MailboxMessage } from './useMessages.ts'

/** Only the text part is shown, since showing the HTML part would run foreign markup in this page. */
export function MessageView({ message }: { message: MailboxMessage }) {
  const text = useText()
  return (
    <Card as="article" className="grid min-w-0 gap-5">
      <header className="grid gap-1 border-b border-line pb-4">
        <h2 className="text-lg font-bold">{message.subject}</h2>
        <p className="text-sm text-muted">
          {text('site.mailbox.to')}: {message.to}
        </p>
      </header>
      <pre className="font-sans leading-relaxed break-words whitespace-pre-wrap">{message.text}</pre>
    </Card>
  )
}
