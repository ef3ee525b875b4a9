import type { program as korean } from '../ko/program.ts'
import type { Translated } from '../message.ts'

export const program: Translated<typeof korean> = {
  'program.nav.label': 'プログラムメニュー',
  'program.nav.plates': 'プレート',
  'program.nav.viewer': '画像',
  'program.nav.modules': 'モジュール',
  'program.nav.library': 'ライブラリ',
  'program.nav.payments': 'お支払い',
  'program.greeting': '{name} さん、こんにちは',
  'program.banner.label': '広告',
  'program.banner.link': '広告：{host}（新しいタブで開きます）',
  'program.banner.previous': '前の広告',
  'program.banner.next': '次の広告',
  'program.banner.pause': '自動切り替えを止める',
  'program.banner.play': '自動で切り替える',
  'program.banner.place': '広告 {place}／{total}',
  'program.title.plates': 'マイプレート',
  'program.title.sharedPlates': '共有プレート',
  'program.title.modules': 'モジュール',
  'program.title.library': 'ライブラリ',
  'program.title.payments': 'お支払い履歴',
  'program.title.trash': 'ごみ箱',
  'program.title.preview': 'プレビュー',
  'program.title.viewer': '画像ビューアー',
  'program.back': 'プログラムへ戻る',
}
