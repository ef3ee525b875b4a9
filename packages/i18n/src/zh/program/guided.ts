import type { guided as korean } from '../../ko/program/guided.ts'
import type { Translated } from '../../message.ts'

export const guided: Translated<typeof korean> = {
  'guided.open': '两分钟入门教程',
  'guided.title': '入门教程',
  'guided.step': '第 {number} 步，共 {total} 步',
  'guided.doIt': '替我完成',
  'guided.leave': '退出教程',
  'guided.left': '教程已关闭，已创建的内容仍保留。',
  'guided.resume': '继续',
  'guided.toPlates': '前往报告板',
  'guided.measure.title': '询问大小',
  'guided.measure.text': '在“添加输入项”中选择“测量值”，命名为“大小”。影像查看器中测得的值会填入这里。',
  'guided.choice.title': '设置可选的答案',
  'guided.choice.text': '添加“单选”，写两个答案。写完一个按 Enter，即可写下一个。',
  'guided.table.title': '用判定表得出结果',
  'guided.table.text': '小于 10 mm 为“较小”，10 mm 及以上为“较大”。若有遗漏的情况，判定表会提示。',
  'guided.sentence.title': '编写语句',
  'guided.sentence.text': '在“语句”中书写，需要填入值的地方按 / 插入字段。',
  'guided.try.title': '试一试',
  'guided.try.text': '在中间的“测试”中填写大小和边缘，右侧“结果”中就会出现语句。',
  'guided.save.title': '保存',
  'guided.save.text': '保存后即可放到报告板的单元格中，按一个键写出。',
  'guided.done.title': '模块已完成',
  'guided.done.text': '现在打开报告板，在空单元格中点击“选择模块”即可放入。',
}
