import type { AdminUser } from '@pandok/protocol'
import { Button } from '@pandok/ui'
import { useDeviceName } from '#platform/device/useDeviceName.ts'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import type { UserChanging } from '../change/useUserChange.ts'
import { Panel } from './Panel.tsx'

export function SessionsPanel({ user, changing }: { user: AdminUser; changing: UserChanging }) {
  const text = useText()
  const nameOf = useDeviceName()
  const { moment } = useMoney()
  return (
    <Panel
      title={text('office.users.sessions.title')}
      actions={
        user.sessions.length > 0 ? (
          <Button size="sm" onClick={() => changing.ask('sessionsEnd')}>
            {text('office.users.sessionsEnd')}
          </Button>
        ) : null
      }
    >
      {user.sessions.length === 0 ? (
        <p className="text-sm text-muted">{text('office.users.sessions.none')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {user.sessions.map((session) => (
            <li key={session.id} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
              <span className="font-semibold">{nameOf(session.userAgent)}</span>
              <span className="grid text-xs text-muted">
                <span>{text('account.sessions.used', { time: moment(session.lastUsedAt) })}</span>
                <span>{text('account.sessions.since', { time: moment(session.createdAt) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
