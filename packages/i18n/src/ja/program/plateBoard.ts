import type { plateBoard as korean } from '../../ko/program/plateBoard.ts'
import type { Translated } from '../../message.ts'

export const plateBoard: Translated<typeof korean> = {
  'plateBoard.label': 'ボード',
  'plateBoard.place': '{row} 行 {column} 列',
  'plateBoard.empty': '空のマス',
  'plateBoard.state.key': 'キー {key}',
  'plateBoard.state.module': 'モジュール',
  'plateBoard.state.selected': '選択中',
  'plateBoard.state.carried': '移動中',
  'plateBoard.state.written': 'レポートに記載済み',
  'plateBoard.state.writtenTimes': 'レポートに {count} 回記載',
  'plateBoard.state.open': '入力中',
  'plateBoard.state.moduleGone': 'モジュールなし',
  'plateBoard.state.incomplete': '未完成',
}
