import { cx, LogoLink } from '@pandok/ui'
import { Outlet } from 'react-router'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { useText } from '#platform/text/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SiteFooter } from './SiteFooter.tsx'

/**
 * No navigation: log-in, sign-up, the 404 page. The Windows program learns the site's name from its server.
 */
export const NoneLayout = ({ className = '' }: { className?: string }) => (
  <div className="flex min-h-dvh flex-col">
    <SimpleHeader />
    <main id="main" className={cx('flex flex-1 flex-col pb-12', className)}>
      <Outlet />
    </main>
    {isDesktop() && desktopServer() === null ? null : <SiteFooter />}
  </div>
)

/** Logo and language only, so that nothing distracts from the task. */
function SimpleHeader() {
  const text = useText()
  return (
    <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-6">
      <LogoLink href="/" label={text('ui.logoLabel')} script={text.locale === 'ko' ? 'hangul' : 'latin'} />
      <LanguageMenu />
    </header>
  )
}
