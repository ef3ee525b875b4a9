import { Notice } from '@pandok/ui'
import { hasMailbox } from '#platform/site/hasMailbox.ts'
import { useText } from '#platform/text/text.ts'

/** In development and in the demo, no mail is sent; this links to the page where it can be read. */
export function MailboxNotice() {
  const text = useText()
  if (!hasMailbox()) return null
  return (
    <Notice
      action={
        <a
          href="/dev/mailbox"
          target="_blank"
          rel="noopener"
          aria-label={text('account.newTab', { page: text('account.code.openMailbox') })}
          className="font-semibold text-accent-text underline underline-offset-3"
        >
          {text('account.code.openMailbox')}
        </a>
      }
    >
      {text('account.code.mailbox')}
    </Notice>
  )
}
