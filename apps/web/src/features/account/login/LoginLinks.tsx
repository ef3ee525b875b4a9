import type { MessageKey } from '@pandok/i18n'
import type { Area } from '#platform/navigation/area.ts'
import type { Entrance } from '#platform/navigation/returnPath.ts'
import { useText } from '#platform/text/text.ts'
import { TextLink } from '../frame/TextLink.tsx'
import { useEntrancePath } from '../frame/useEntrancePath.ts'

const links = [
  { entrance: '/login', label: 'account.login.submit' },
  { entrance: '/id', label: 'account.login.findEmail' },
  { entrance: '/pw', label: 'account.login.findPassword' },
] as const satisfies readonly { entrance: Entrance; label: MessageKey }[]

interface LoginLinksProps {
  on: (typeof links)[number]['entrance']
  area?: Area
}

/** Links for people who have no account or can't log in. */
export function LoginLinks({ on, area = 'public' }: LoginLinksProps) {
  const text = useText()
  const pathOf = useEntrancePath(area)
  // Administrators are appointed, so their log-in offers no sign-up.
  const canJoin = area !== 'admin'
  return (
    <nav
      aria-label={text('account.login.links')}
      className="grid justify-items-center gap-3 border-t border-line pt-5 text-sm"
    >
      {canJoin ? (
        <p className="text-muted">
          {text('account.login.noAccount')}{' '}
          <TextLink href={pathOf('/join')}>{text('account.login.join')}</TextLink>
        </p>
      ) : null}
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {links
          .filter(({ entrance }) => entrance !== on)
          .map(({ entrance, label }) => (
            <li key={entrance}>
              <TextLink href={pathOf(entrance)}>{text(label)}</TextLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
