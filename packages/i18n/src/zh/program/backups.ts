import type { backups as korean } from '../../ko/program/backups.ts'
import type { Translated } from '../../message.ts'

export const backups: Translated<typeof korean> = {
  'backups.download': '下载',
  'backups.delete': '删除',
  'backups.title': '{name} 的备份',
  'backups.text': '每次保存都会自动备份，保留最近 20 份。手动备份会一直保留到您删除为止。',
  'backups.create': '备份当前状态',
  'backups.note': '备注（可选）',
  'backups.none': '还没有备份。',
  'backups.automatic': '自动',
  'backups.manual': '手动',
  'backups.revision': '版本 {revision}',
  'backups.compare': '与当前比较',
  'backups.restore': '恢复到此状态',
  'backups.done.created': '已创建备份。',
  'backups.done.restored': '已恢复。恢复前的状态也保存在备份中。',
  'backups.done.deleted': '已删除备份。',
  'backups.delete.title': '要删除此备份吗？',
  'backups.delete.text': '删除后的备份无法恢复。',
}
