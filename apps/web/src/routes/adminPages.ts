import type { MessageKey } from '@pandok/i18n'
import type { SitePath } from '@pandok/protocol'
import type { SitePage } from './SitePage.ts'
import { soon } from './soon.ts'

const inAdmin = (path: SitePath, title: MessageKey): SitePage => ({
  path,
  layout: 'admin',
  access: 'admin',
  title,
  screen: soon(title),
})

export const adminPages: readonly SitePage[] = [
  {
    path: '/admin',
    layout: 'none',
    access: 'adminDoor',
    title: 'account.login.title.admin',
    screen: async () => (await import('./AdminDoor.tsx')).AdminDoor,
  },
  inAdmin('/admin/user', 'admin.title.users'),
  inAdmin('/admin/user/detail', 'admin.title.user'),
  inAdmin('/admin/plate', 'admin.title.plates'),
  inAdmin('/admin/module', 'admin.title.modules'),
  inAdmin('/admin/payment', 'admin.title.payments'),
  inAdmin('/admin/banner', 'admin.title.banners'),
  inAdmin('/admin/banner/detail', 'admin.title.banner'),
  inAdmin('/admin/audit', 'admin.title.audit'),
]
