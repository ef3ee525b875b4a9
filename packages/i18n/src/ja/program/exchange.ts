import type { exchange as korean } from '../../ko/program/exchange.ts'
import type { Translated } from '../../message.ts'

export const exchange: Translated<typeof korean> = {
  'exchange.import': '読み込む',
  'exchange.title': 'ファイルから読み込む',
  'exchange.text':
    'Pandokのファイル（.pandok.json）やほかのプログラムのマクロ・テンプレートを選ぶか、ここにドロップしてください。',
  'exchange.choose': 'ファイルを選ぶ',
  'exchange.reading': '読み込み中',
  'exchange.notJson': '読み取れないファイルです。JSON形式ではありません。',
  'exchange.tooBig': 'ファイルが大きすぎます。{size} MBまで読み込めます。',
  'exchange.refused': '誤りがあるため、何も読み込みませんでした。',
  'exchange.failing': '保存されたテスト{count}件が不合格です。',
  'exchange.anyway': 'それでも読み込む',
  'exchange.place': '場所',
  'exchange.problem': '問題',
  'exchange.done': 'プレート{plates}枚、モジュール{modules}個を読み込みました。',
  'exchange.done.modules': 'モジュール{count}個を読み込みました。',
}
