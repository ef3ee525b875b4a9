import type { desktopCopy as korean } from '../../ko/program/desktopCopy.ts'
import type { Translated } from '../../message.ts'

export const desktopCopy: Translated<typeof korean> = {
  'copy.done': '已复制。',
  'copy.again': '重试',

  'copy.restore.label': '恢复之前的剪贴板',
  'copy.restore.done': '已恢复之前的剪贴板。',
  'copy.restore.changed': '之后又复制了其他内容，因此剪贴板保持不变。',
  'copy.restore.nothing': '没有可恢复的剪贴板内容。',
  'copy.restore.busy': '其他程序正在使用剪贴板，未能恢复。',

  'copy.options.open': '复制设置…',
  'copy.options.title': '复制设置',
  'copy.onRun.label': '运行单元格时复制',
  'copy.onRun.off': '不复制',
  'copy.onRun.all': '整份报告',
  'copy.onRun.allHint': '每次写入后复制目前的整份报告。',
  'copy.onRun.last': '刚写入的语句',
  'copy.onRun.lastHint': '只复制语句，不含部分名称和单元格标题。',
  'copy.onRun.done': '已复制',
  'copy.onRun.doneWarned': '已复制 · {count} 项待确认',
  'copy.onRun.doneLast': '已复制刚写入的语句。',
  'copy.restoreAfter.label': '恢复之前的剪贴板',
  'copy.restoreAfter.off': '仅在点击时',
  'copy.restoreAfter.offHint': '无法得知是否已粘贴，因此不会自动恢复。',
  'copy.restoreAfter.seconds': '复制后 {count} 秒',
  'copy.private.label': '不留在 Windows 剪贴板历史记录中',
  'copy.private.hint': '复制的报告不会出现在剪贴板历史记录（Windows 键+V）和云剪贴板中。',

  'copy.narrow.open': '小窗口',
  'copy.narrow.close': '关闭小窗口',
  'copy.narrow.last': '刚写入的语句',
  'copy.narrow.notOnTop': '此窗口无法保持在其他窗口之上，请放在报告程序旁边使用。',
  'copy.narrow.blocked': '浏览器阻止了打开窗口，请允许本站弹出窗口。',
  'copy.narrow.anew': '小窗口从空白报告开始，正在写的报告仍保留在此窗口。',
}
