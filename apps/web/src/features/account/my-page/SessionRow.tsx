import type { ResultOf, userSessionList } from '@pandok/protocol'
import { Badge, Button } from '@pandok/ui'
import { useDeviceName } from '#platform/device/useDeviceName.ts'
import { useText } from '#platform/text/text.ts'

interface SessionRowProps {
  session: ResultOf<typeof userSessionList>['items'][number]
  onEnd: () => void
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const text = useText()
  const device = useDeviceName()(session.userAgent)
  const format = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = (instant: string) => format.format(new Date(instant))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent ? (
            <Badge tone="success" dot>
              {text('account.sessions.current')}
            </Badge>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-muted">
          <span>{text('account.sessions.used', { time: time(session.lastUsedAt) })}</span>
          <span>{text('account.sessions.since', { time: time(session.createdAt) })}</span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button size="sm" aria-label={text('account.sessions.endThat', { device })} onClick={onEnd}>
          {text('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
