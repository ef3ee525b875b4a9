import type { program as korean } from '../ko/program.ts'
import type { Translated } from '../message.ts'

export const program: Translated<typeof korean> = {
  'program.nav.label': '程序菜单',
  'program.nav.plates': '报告板',
  'program.nav.viewer': '图像',
  'program.nav.modules': '模块',
  'program.nav.library': '资源库',
  'program.nav.payments': '付款',
  'program.greeting': '{name}，您好',
  'program.banner.label': '广告',
  'program.banner.link': '广告：{host}（在新标签页中打开）',
  'program.banner.previous': '上一条广告',
  'program.banner.next': '下一条广告',
  'program.banner.pause': '停止自动切换',
  'program.banner.play': '自动切换',
  'program.banner.place': '第 {place} 条广告，共 {total} 条',
  'program.title.plates': '我的报告板',
  'program.title.sharedPlates': '共享报告板',
  'program.title.modules': '模块',
  'program.title.library': '资源库',
  'program.title.payments': '付款记录',
  'program.title.trash': '回收站',
  'program.title.preview': '预览',
  'program.title.viewer': '影像查看器',
  'program.back': '返回程序',
}
