import type { exchange as korean } from '../../ko/program/exchange.ts'
import type { Translated } from '../../message.ts'

export const exchange: Translated<typeof korean> = {
  'exchange.import': '导入',
  'exchange.title': '从文件导入',
  'exchange.text': '请选择 Pandok 文件（.pandok.json）或其他程序的短语、模板文件，或将其拖放到这里。',
  'exchange.choose': '选择文件',
  'exchange.reading': '正在导入',
  'exchange.notJson': '无法读取该文件：不是 JSON 格式。',
  'exchange.tooBig': '文件过大，最多可导入 {size} MB。',
  'exchange.refused': '文件有误，未导入任何内容。',
  'exchange.failing': '有 {count} 项已保存的测试未通过。',
  'exchange.anyway': '仍要导入',
  'exchange.place': '位置',
  'exchange.problem': '问题',
  'exchange.done': '已导入 {plates} 块报告板和 {modules} 个模块。',
  'exchange.done.modules': '已导入 {count} 个模块。',
}
