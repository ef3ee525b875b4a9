import type { admin as korean } from '../ko/admin.ts'
import type { Translated } from '../message.ts'

export const admin: Translated<typeof korean> = {
  'admin.nav.label': '管理菜单',
  'admin.nav.users': '会员管理',
  'admin.nav.plates': '报告板管理',
  'admin.nav.modules': '模块管理',
  'admin.nav.payments': '订单管理',
  'admin.nav.openRefunds': '待处理的退款申请 {count} 件',
  'admin.nav.banners': '横幅管理',
  'admin.nav.audit': '变更记录',
  'admin.area': '管理后台',
  'admin.title.users': '会员管理',
  'admin.title.user': '会员详情',
  'admin.title.plates': '报告板管理',
  'admin.title.modules': '模块管理',
  'admin.title.payments': '订单管理',
  'admin.title.audit': '变更记录',
  'admin.title.banners': '横幅管理',
  'admin.title.banner': '横幅详情',
}
