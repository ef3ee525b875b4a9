import { adminSummary } from '@pandok/protocol'
import {
  Badge,
  BlocksIcon,
  CreditCardIcon,
  HistoryIcon,
  LayoutGridIcon,
  MegaphoneIcon,
  UsersIcon,
} from '@pandok/ui'
import { Outlet } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { AreaHeader } from './AreaHeader.tsx'
import { type AreaLink, AreaNav } from './AreaNav.tsx'
import { SignOutButton } from './SignOutButton.tsx'

const links: readonly AreaLink[] = [
  { href: '/admin/user', label: 'admin.nav.users', icon: <UsersIcon /> },
  { href: '/admin/plate', label: 'admin.nav.plates', icon: <LayoutGridIcon /> },
  { href: '/admin/module', label: 'admin.nav.modules', icon: <BlocksIcon /> },
  { href: '/admin/payment', label: 'admin.nav.payments', icon: <CreditCardIcon /> },
  { href: '/admin/banner', label: 'admin.nav.banners', icon: <MegaphoneIcon /> },
  { href: '/admin/audit', label: 'admin.nav.audit', icon: <HistoryIcon /> },
]

export function AdminLayout() {
  const text = useText()
  const openRefunds = useActionQuery(adminSummary, { months: 1 }).data?.openRefunds ?? 0
  const waiting = { count: openRefunds, label: text('admin.nav.openRefunds', { count: openRefunds }) }
  return (
    <div className="flex min-h-dvh flex-col">
      <AreaHeader
        home="/"
        title={<Badge className="ms-2 max-xs:hidden">{text('admin.area')}</Badge>}
        end={<SignOutButton area="admin" className="md:hidden" />}
      />
      <div className="flex flex-1">
        <AreaNav
          label={text('admin.nav.label')}
          links={links.map((link) => (link.href === '/admin/payment' ? { ...link, waiting } : link))}
          foot={<SignOutButton area="admin" className="w-full !justify-start !px-3 text-muted" />}
        />
        <main id="main" className="flex min-w-0 flex-1 flex-col p-4 max-md:pb-20 sm:p-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
