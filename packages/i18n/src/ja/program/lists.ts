import type { lists as korean } from '../../ko/program/lists.ts'
import type { Translated } from '../../message.ts'

export const lists: Translated<typeof korean> = {
  'list.pages': 'ページ移動',
  'list.previous': '前のページ',
  'list.next': '次のページ',
  'list.page': '{page}ページ',
  'list.pageSize': '1ページの件数',
  'list.all': 'すべて',
  'list.range': '{total}件中{from}〜{to}件',
  'list.search.clear': '検索語を消去',
  'list.none.title': '条件に合う項目がありません',
  'list.none.text': '検索語や条件を変えてみてください。',
  'list.none.reset': '条件をすべて解除',
  'list.failed.title': '一覧を読み込めませんでした',
  'list.selected': '{count}件を選択中',
  'list.clearSelection': '選択を解除',
  'list.selectAll': 'このページの項目をすべて選択',
  'list.selectRow': '{name}を選択',
  'list.rowActions': '{name}の操作',
  'list.filter.any': 'すべて',
  'list.share.audience': 'すべての会員が見てコピーできます。患者情報が含まれていないかご確認ください。',
  'list.undo': '元に戻す',
  'list.sort.role': '移動できる項目',
  'list.sort.grip': '「{name}」を移動',
  'list.sort.instructions':
    'スペースキーで持ち上げ、上下の矢印キーで動かし、もう一度スペースキーで置きます。Escキーで取り消します。',
  'list.sort.lifted': '「{name}」を持ち上げました。{total}件中{place}番目です。',
  'list.sort.over': '「{name}」は{total}件中{place}番目の位置です。',
  'list.sort.dropped': '「{name}」を{total}件中{place}番目に置きました。',
  'list.sort.cancelled': '「{name}」の移動を取り消しました。',
}
