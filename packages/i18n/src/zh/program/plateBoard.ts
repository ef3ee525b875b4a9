import type { plateBoard as korean } from '../../ko/program/plateBoard.ts'
import type { Translated } from '../../message.ts'

export const plateBoard: Translated<typeof korean> = {
  'plateBoard.label': '报告板',
  'plateBoard.place': '第 {row} 行第 {column} 列',
  'plateBoard.empty': '空单元格',
  'plateBoard.state.key': '按键 {key}',
  'plateBoard.state.module': '模块',
  'plateBoard.state.selected': '已选中',
  'plateBoard.state.carried': '正在移动',
  'plateBoard.state.written': '已写入报告',
  'plateBoard.state.writtenTimes': '已写入报告 {count} 次',
  'plateBoard.state.open': '正在填写',
  'plateBoard.state.moduleGone': '模块缺失',
  'plateBoard.state.incomplete': '未完成',
}
