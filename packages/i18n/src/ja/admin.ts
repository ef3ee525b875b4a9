import type { admin as korean } from '../ko/admin.ts'
import type { Translated } from '../message.ts'

export const admin: Translated<typeof korean> = {
  'admin.nav.label': '管理メニュー',
  'admin.nav.users': 'ユーザー管理',
  'admin.nav.plates': 'プレート管理',
  'admin.nav.modules': 'モジュール管理',
  'admin.nav.payments': '決済管理',
  'admin.nav.openRefunds': '未処理の返金申請 {count}件',
  'admin.nav.banners': 'バナー管理',
  'admin.nav.audit': '変更履歴',
  'admin.area': '管理画面',
  'admin.title.users': 'ユーザー管理',
  'admin.title.user': 'ユーザー詳細',
  'admin.title.plates': 'プレート管理',
  'admin.title.modules': 'モジュール管理',
  'admin.title.payments': '決済管理',
  'admin.title.audit': '変更履歴',
  'admin.title.banners': 'バナー管理',
  'admin.title.banner': 'バナー詳細',
}
