import type { guide as korean } from '../ko/guide.ts'
import type { Translated } from '../message.ts'

export const guide: Translated<typeof korean> = {
  'guide.title': '使い方ガイド',
  'guide.help': 'ヘルプ',
  'guide.keys': 'ショートカットキー',
  'guide.news': '新着情報',
  'guide.news.unread': '新着',
  'guide.search': 'ヘルプを検索',
  'guide.search.clear': '検索語を消去',
  'guide.contents': '目次',
  'guide.here': 'この画面の説明',
  'guide.found': 'ガイド内の該当箇所：{count}件',
}
