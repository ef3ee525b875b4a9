import { cx } from '@pandok/ui'
import { NavLink } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { signOut, useSession } from '#shared/session/session.ts'
import { siteLinks } from './siteLinks.ts'

const rowClass = 'flex min-h-12 w-full items-center rounded-md px-3 text-lg font-semibold hover:bg-hover'

interface MobileMenuProps {
  id: string
  /** Called after any choice, including the page that is already open. */
  onLeave: () => void
}

/** The menu behind the hamburger button below 768 px. */
export function MobileMenu({ id, onLeave }: MobileMenuProps) {
  const text = useText()
  const isSignedIn = useSession().authToken !== null
  const links = [
    ...siteLinks(isSignedIn),
    ...(isSignedIn ? [{ href: '/mypage', label: 'site.nav.myPage' } as const] : []),
  ]
  return (
    <nav
      id={id}
      aria-label={text('site.nav.label')}
      className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] gap-1 overflow-y-auto border-b border-line bg-surface p-3 shadow-overlay md:hidden"
    >
      {links.map(({ href, label }) => (
        <NavLink
          key={href}
          to={href}
          end
          onClick={onLeave}
          className={({ isActive }) => cx(rowClass, isActive && 'text-accent-text')}
        >
          {text(label)}
        </NavLink>
      ))}
      {isSignedIn ? (
        <button type="button" className={rowClass} onClick={() => void signOut('public')}>
          {text('ui.signOut')}
        </button>
      ) : null}
    </nav>
  )
}
