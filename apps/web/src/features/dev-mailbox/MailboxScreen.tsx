import { Button, Card, cx, EmptyState, InboxIcon, RotateCwIcon } from '@pandok/ui'
import { useState } from 'react'
import { useLocale, useText } from '#platform/text/text.ts'
import { MessageView } from './MessageView.tsx'
import { useMessages } from './useMessages.ts'

/** Shows mail that was not sent, for development and the demo. */
export function MailboxScreen() {
  const text = useText()
  const { locale } = useLocale()
  const { messages, isRefused, reload } = useMessages()
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = messages.find((message) => message.id === chosen) ?? messages[0]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="mx-auto grid w-full max-w-6xl content-start gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-2xl font-bold">{text('site.title.mailbox')}</h1>
          <p className="text-muted">{text('site.mailbox.text')}</p>
        </div>
        <Button icon={<RotateCwIcon />} onClick={() => void reload()}>
          {text('site.mailbox.refresh')}
        </Button>
      </header>
      {shown ? (
        <div className="grid items-start gap-4 md:grid-cols-[20rem_minmax(0,1fr)]">
          <Card padding="none" className="max-h-[70dvh] overflow-y-auto max-md:max-h-72">
            <ul aria-label={text('site.mailbox.list')} className="divide-y divide-line">
              {messages.map((message) => (
                <li key={message.id}>
                  <button
                    type="button"
                    aria-current={message.id === shown.id}
                    onClick={() => setChosen(message.id)}
                    className={cx(
                      'grid w-full gap-0.5 px-4 py-3 text-start -outline-offset-2 hover:bg-hover',
                      message.id === shown.id && 'bg-accent-soft',
                    )}
                  >
                    <span className="truncate font-semibold">{message.subject}</span>
                    <span className="truncate text-sm text-muted">{message.to}</span>
                    <span className="text-xs text-faint">{time.format(new Date(message.at))}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
          <MessageView key={shown.id} message={shown} />
        </div>
      ) : (
        <Card>
          <EmptyState
            icon={<InboxIcon />}
            title={text(isRefused ? 'site.mailbox.refused.title' : 'site.mailbox.empty.title')}
            text={text(isRefused ? 'site.mailbox.refused.text' : 'site.mailbox.empty.text')}
          />
        </Card>
      )}
    </div>
  )
}
