import type { officeList as korean } from '../../ko/office/list.ts'
import type { Translated } from '../../message.ts'

export const officeList: Translated<typeof korean> = {
  'office.list.columns': '列の選択',
  'office.list.columns.reset': '既定の列に戻す',
  'office.list.export': 'CSVに書き出す',
  'office.list.export.running': '書き出し中',
  'office.list.export.of': '{total}件中{count}件',
  'office.list.export.count': '{count}件',
  'office.list.export.done': '{count}件をCSVファイルに保存しました。',
  'office.list.export.failed': '書き出せませんでした',
  'office.list.goTo': '移動するページ番号（1〜{pages}）',
  'office.list.goTo.button': '移動',
  'office.list.keys':
    '上下の矢印キーで行を移動し、Enterキーで開きます。Home、End、Page Up、Page Downも使えます。/ キーで検索欄に移ります。',
  'office.list.beyond': 'このページには項目がありません',
  'office.list.beyond.action': '最初のページへ',
  'office.list.capped':
    '条件に合う項目が{count}件を超えています。それ以降は件数を数えず、ページにも分けません。検索や条件で絞り込むか、「すべて」で続けて表示するか、CSVにすべて書き出してください。',
  'office.list.cappedRange': '{total}件以上のうち{from}〜{to}',
  'office.list.all.loaded': '{total}件中{count}件を読み込み済み · 下へスクロールすると続きを読み込みます',
  'office.list.all.whole': '{count}件すべてを読み込みました',
  'office.list.all.capped':
    '{total}件以上のうち{count}件を読み込み済み · 下へスクロールすると続きを読み込みます',
  'office.list.all.max':
    '画面に表示するのは{count}件までです。残りは条件で絞り込むか、CSVに書き出してご確認ください。',
}
