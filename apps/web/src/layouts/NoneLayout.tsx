import { Outlet } from 'react-router'
import { SimpleHeader } from './SimpleHeader.tsx'
import { SiteFooter } from './SiteFooter.tsx'

/** No navigation at all: log-in, sign-up, the 404 page. */
export const NoneLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SimpleHeader />
    <main id="main" className="flex flex-1 flex-col pb-12">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)
