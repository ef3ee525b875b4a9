import { Outlet } from 'react-router'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** The introduction, whose sections span the full width. */
export const HomeLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader />
    <main id="main" className="flex-1">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)
