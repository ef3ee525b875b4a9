import type { MessageKey } from '@pandok/i18n'
import { useText } from '#app/text.ts'
import { TextLink } from '../frame/TextLink.tsx'

type Place = 'login' | 'id' | 'pw'

const links: readonly { place: Place; href: string; label: MessageKey }[] = [
  { place: 'login', href: '/login', label: 'account.login.submit' },
  { place: 'id', href: '/id', label: 'account.login.findEmail' },
  { place: 'pw', href: '/pw', label: 'account.login.findPassword' },
]

interface LoginLinksProps {
  on: Place
  /** Administrators are appointed; their door has no sign-up. */
  canJoin?: boolean
}

/** For those who can't log in yet, or no longer: the pages beside this one. */
export function LoginLinks({ on, canJoin = true }: LoginLinksProps) {
  const text = useText()
  return (
    <nav
      aria-label={text('account.login.links')}
      className="grid justify-items-center gap-3 border-t border-line pt-5 text-sm"
    >
      {canJoin ? (
        <p className="text-muted">
          {text('account.login.noAccount')} <TextLink href="/join">{text('account.login.join')}</TextLink>
        </p>
      ) : null}
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {links
          .filter(({ place }) => place !== on)
          .map(({ place, href, label }) => (
            <li key={place}>
              <TextLink href={href}>{text(label)}</TextLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
