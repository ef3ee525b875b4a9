import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': '回收站',
  'trash.text': '删除的报告板和模块将在 {days} 天后彻底删除。',
  'trash.search': '按名称搜索',
  'trash.kind': '类型',
  'trash.kind.plate': '报告板',
  'trash.kind.module': '模块',
  'trash.column.name': '名称',
  'trash.column.deleted': '删除日期',
  'trash.column.purge': '彻底删除日期',
  'trash.daysLeft': '还剩 {count} 天',
  'trash.lastDay': '今天彻底删除',
  'trash.restore': '恢复',
  'trash.purge': '彻底删除',
  'trash.purge.title': '要彻底删除 {count} 项吗？',
  'trash.purge.text': '其备份也会一并删除，且无法恢复。',
  'trash.done.restored': '已恢复 {count} 项。',
  'trash.done.purged': '已彻底删除 {count} 项。',
  'trash.empty.title': '回收站是空的',
  'trash.empty.text': '删除的报告板和模块会显示在这里。',
  'trash.emptyAll': '清空回收站',
}
