import type { exchange as korean } from '../../ko/program/exchange.ts'
import type { Translated } from '../../message.ts'

export const exchange: Translated<typeof korean> = {
  'exchange.import': '取り込む',
  'exchange.title': 'ファイルから取り込む',
  'exchange.text':
    'Pandokのファイル（.pandok.json）やほかのプログラムのマクロ・テンプレートを選ぶか、ここにドロップしてください。',
  'exchange.choose': 'ファイルを選択',
  'exchange.reading': '取り込み中',
  'exchange.notJson': '読み取れないファイルです。JSON形式ではありません。',
  'exchange.tooBig': 'ファイルが大きすぎます。{size} MBまで取り込めます。',
  'exchange.refused': '誤りがあるため、何も取り込みませんでした。',
  'exchange.failing': '保存されたテスト{count}件が不合格です。',
  'exchange.anyway': 'それでも取り込む',
  'exchange.place': '場所',
  'exchange.problem': '問題',
  'exchange.done': 'プレート{plates}枚、モジュール{modules}個を取り込みました。',
  'exchange.done.modules': 'モジュール{count}個を取り込みました。',
}
