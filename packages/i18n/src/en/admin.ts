import type { admin as korean } from '../ko/admin.ts'
import type { Translated } from '../message.ts'

export const admin: Translated<typeof korean> = {
  'admin.nav.label': 'Administration',
  'admin.nav.users': 'Users',
  'admin.nav.plates': 'Plates',
  'admin.nav.modules': 'Modules',
  'admin.nav.payments': 'Payments',
  'admin.nav.openRefunds': { one: '{count} open refund request', other: '{count} open refund requests' },
  'admin.nav.banners': 'Banners',
  'admin.nav.audit': 'Audit trail',
  'admin.area': 'Administration',
  'admin.title.users': 'User management',
  'admin.title.user': 'User',
  'admin.title.plates': 'Plate management',
  'admin.title.modules': 'Module management',
  'admin.title.payments': 'Payment management',
  'admin.title.audit': 'Audit trail',
  'admin.title.banners': 'Banner management',
  'admin.title.banner': 'Banner',
}
