import { cx } from '@pandok/ui'
import { Outlet } from 'react-router'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { SimpleHeader } from './SimpleHeader.tsx'
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
