import { Outlet } from 'react-router'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

export const DefaultLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader />
    <main id="main" className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 md:py-12">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)
