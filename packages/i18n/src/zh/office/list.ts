import type { officeList as korean } from '../../ko/office/list.ts'
import type { Translated } from '../../message.ts'

export const officeList: Translated<typeof korean> = {
  'office.list.columns': '选择列',
  'office.list.columns.reset': '恢复默认列',
  'office.list.export': '导出 CSV',
  'office.list.export.running': '正在导出',
  'office.list.export.of': '{count} / {total} 条',
  'office.list.export.count': '{count} 条',
  'office.list.export.done': '已将 {count} 条保存为 CSV 文件。',
  'office.list.export.failed': '导出失败',
  'office.list.goTo': '跳转到第几页（1–{pages}）',
  'office.list.goTo.button': '跳转',
  'office.list.keys':
    '用上下方向键在行间移动，按 Enter 打开。也可使用 Home、End、Page Up、Page Down；按 / 键转到搜索框。',
  'office.list.beyond': '此页没有内容',
  'office.list.beyond.action': '回到第一页',
  'office.list.capped':
    '符合条件的内容超过 {count} 条，之后的不再计数和分页。请用搜索或筛选缩小范围，或选择“全部”继续浏览，也可以全部导出为 CSV。',
  'office.list.cappedRange': '第 {from}–{to} 条，共 {total} 条以上',
  'office.list.all.loaded': '已加载 {count} / {total} 条 · 向下滚动继续加载',
  'office.list.all.whole': '已全部加载，共 {count} 条',
  'office.list.all.capped': '已加载 {count} 条（共 {total} 条以上）· 向下滚动继续加载',
  'office.list.all.max': '此处最多显示 {count} 条。其余内容请缩小范围或导出为 CSV 查看。',
}
