import type { MessageKey } from '@pandok/i18n'
import type { SitePath } from '@pandok/protocol'
import { createElement } from 'react'
import type { SitePage } from './SitePage.ts'

/** Stands in for a part of the product that isn't available yet. */
const soon =
  (title: MessageKey): SitePage['screen'] =>
  async () => {
    const { SoonScreen } = await import('#features/site/SoonScreen.tsx')
    return () => createElement(SoonScreen, { title })
  }

const inAdmin = (path: SitePath, title: MessageKey, screen: SitePage['screen'] = soon(title)): SitePage => ({
  path,
  layout: 'admin',
  access: 'admin',
  title,
  screen,
})

export const adminPages: readonly SitePage[] = [
  {
    path: '/admin',
    layout: 'none',
    access: 'adminLogin',
    title: 'account.login.title.admin',
    screen: async () => (await import('./AdminLogin.tsx')).AdminLogin,
  },
  inAdmin(
    '/admin/user',
    'admin.title.users',
    async () => (await import('#features/admin/users/UserListScreen.tsx')).UserListScreen,
  ),
  inAdmin(
    '/admin/user/detail',
    'admin.title.user',
    async () => (await import('#features/admin/users/UserDetailScreen.tsx')).UserDetailScreen,
  ),
  inAdmin(
    '/admin/plate',
    'admin.title.plates',
    async () => (await import('#features/admin/items/PlateListScreen.tsx')).PlateListScreen,
  ),
  inAdmin(
    '/admin/module',
    'admin.title.modules',
    async () => (await import('#features/admin/items/ModuleListScreen.tsx')).ModuleListScreen,
  ),
  inAdmin(
    '/admin/payment',
    'admin.title.payments',
    async () => (await import('#features/admin/payments/PaymentOfficeScreen.tsx')).PaymentOfficeScreen,
  ),
  inAdmin(
    '/admin/banner',
    'admin.title.banners',
    async () => (await import('#features/admin/banners/list/BannerListScreen.tsx')).BannerListScreen,
  ),
  inAdmin(
    '/admin/banner/detail',
    'admin.title.banner',
    async () => (await import('#features/admin/banners/detail/BannerDetailScreen.tsx')).BannerDetailScreen,
  ),
  inAdmin(
    '/admin/audit',
    'admin.title.audit',
    async () => (await import('#features/admin/audit/AuditScreen.tsx')).AuditScreen,
  ),
]
