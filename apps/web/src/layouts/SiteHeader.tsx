import { cx, IconButton, LogoLink, MenuIcon, XIcon } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useSession } from '#shared/session/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { siteLinks } from './siteLinks.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function SiteHeader() {
  const text = useText()
  const isSignedIn = useSession().authToken !== null
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const header = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      // The focused element no longer exists, so the focus returns to the button that opened the menu.
      opener.current?.focus()
    }
    const leaveByPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', leaveByPress)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', leaveByPress)
    }
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [pathname])

  return (
    <header
      ref={header}
      className="sticky top-0 z-header border-b border-line bg-surface/85 backdrop-blur-md print:hidden"
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <LogoLink href="/" label={text('ui.logoLabel')} script={text.locale === 'ko' ? 'hangul' : 'latin'} />
        <SiteLinks isSignedIn={isSignedIn} />
        <div className="ms-auto flex items-center gap-1">
          <LanguageMenu />
          <ThemeSwitch />
          {isSignedIn ? <AccountMenu /> : <span data-boot-member="shown" className="w-10" />}
          <IconButton
            ref={opener}
            className="md:hidden"
            label={text('ui.menu')}
            icon={isOpen ? <XIcon /> : <MenuIcon />}
            tooltip={false}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      {isOpen ? <MobileMenu id="site-menu" onLeave={() => setOpen(false)} /> : null}
    </header>
  )
}

function SiteLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText()
  return (
    <nav
      aria-label={text('site.nav.label')}
      className="ms-3 hidden items-center gap-0.5 md:flex lg:ms-6 lg:gap-1"
    >
      {siteLinks(isSignedIn).map(({ href, label }) => (
        <NavLink
          key={href}
          to={href}
          end
          data-boot-member={href === '/login' ? 'gone' : undefined}
          className={({ isActive }) =>
            cx(
              'rounded-md px-2.5 py-2 font-semibold whitespace-nowrap transition-colors hover:bg-hover lg:px-3',
              isActive ? 'text-accent-text' : 'text-muted hover:text-text',
            )
          }
        >
          {text(label)}
        </NavLink>
      ))}
    </nav>
  )
}
