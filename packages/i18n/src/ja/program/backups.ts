import type { backups as korean } from '../../ko/program/backups.ts'
import type { Translated } from '../../message.ts'

export const backups: Translated<typeof korean> = {
  'backups.download': 'ダウンロード',
  'backups.delete': '削除',
  'backups.title': '{name}のバックアップ',
  'backups.text': '保存のたびに自動で残り、最新の20件を保管します。手動のものは削除するまで残ります。',
  'backups.create': '今の状態をバックアップ',
  'backups.note': 'メモ（任意）',
  'backups.none': 'バックアップはまだありません。',
  'backups.automatic': '自動',
  'backups.manual': '手動',
  'backups.revision': '{revision}回目の保存',
  'backups.compare': '今と比較',
  'backups.restore': 'この状態に戻す',
  'backups.done.created': 'バックアップを作りました。',
  'backups.done.restored': 'バックアップの状態に戻しました。直前の状態もバックアップに残っています。',
  'backups.done.deleted': 'バックアップを削除しました。',
  'backups.delete.title': 'このバックアップを削除しますか？',
  'backups.delete.text': '削除したバックアップは元に戻せません。',
}
