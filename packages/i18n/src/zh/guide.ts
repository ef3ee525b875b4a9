import type { guide as korean } from '../ko/guide.ts'
import type { Translated } from '../message.ts'

export const guide: Translated<typeof korean> = {
  'guide.title': '使用指南',
  'guide.help': '帮助',
  'guide.keys': '快捷键',
  'guide.news': '新功能',
  'guide.news.unread': '新',
  'guide.search': '搜索帮助',
  'guide.search.clear': '清除搜索词',
  'guide.contents': '全部主题',
  'guide.here': '本页说明',
  'guide.found': '指南中找到 {count} 处',
}
