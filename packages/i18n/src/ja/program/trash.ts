import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': 'ごみ箱',
  'trash.text': '削除したプレートとモジュールは{days}日後に完全に削除されます。',
  'trash.search': '名前で検索',
  'trash.kind': '種類',
  'trash.kind.plate': 'プレート',
  'trash.kind.module': 'モジュール',
  'trash.column.name': '名前',
  'trash.column.deleted': '削除日',
  'trash.column.purge': '完全に削除される日',
  'trash.daysLeft': 'あと{count}日',
  'trash.lastDay': '今日、完全に削除',
  'trash.restore': '元に戻す',
  'trash.purge': '完全に削除',
  'trash.purge.title': '{count}件を完全に削除しますか？',
  'trash.purge.text': 'バックアップもすべて削除され、元に戻せません。',
  'trash.done.restored': '{count}件を元に戻しました。',
  'trash.done.purged': '{count}件を完全に削除しました。',
  'trash.empty.title': 'ごみ箱は空です',
  'trash.empty.text': '削除したプレートとモジュールがここに表示されます。',
  'trash.emptyAll': 'ごみ箱を空にする',
}
