import type { SecurityEventKind } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { Panel } from './Panel.tsx'

/** Events that deserve a closer look. */
const SUSPECT: readonly string[] = ['login.refused', 'session.reused'] satisfies SecurityEventKind[]

const KNOWN = {
  join: 'office.users.event.join',
  login: 'office.users.event.login',
  'login.refused': 'office.users.event.login.refused',
  'password.changed': 'office.users.event.password.changed',
  'password.reset': 'office.users.event.password.reset',
  'session.ended': 'office.users.event.session.ended',
  'session.reused': 'office.users.event.session.reused',
  withdrawn: 'office.users.event.withdrawn',
} as const satisfies Record<SecurityEventKind, string>

const isKnown = (kind: string): kind is SecurityEventKind => Object.hasOwn(KNOWN, kind)

export function EventsPanel({ events }: Pick<AdminUser, 'events'>) {
  const text = useText()
  const { moment } = useMoney()
  return (
    <Panel title={text('office.users.events.title')}>
      {events.length === 0 ? (
        <p className="text-sm text-muted">{text('office.users.events.none')}</p>
      ) : (
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one must be focusable to be scrolled by keyboard
          tabIndex={0}
          aria-label={text('office.users.events.title')}
          className="grid max-h-80 gap-2 overflow-y-auto text-sm"
        >
          {events.map(({ kind, address, at }) => (
            <li key={`${at}${kind}${address}`} className="grid">
              <span className={cx('font-semibold', SUSPECT.includes(kind) && 'text-danger-text')}>
                {isKnown(kind) ? text(KNOWN[kind]) : kind}
              </span>
              <span className="flex flex-wrap gap-x-2 text-xs text-muted">
                <time dateTime={at}>{moment(at)}</time>
                <span className="break-all">{address}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
