import type { viewerExport as korean } from '../../ko/program/viewerExport.ts'
import type { Translated } from '../../message.ts'

export const viewerExport: Translated<typeof korean> = {
  'viewer.export.twoPatients': '一个文件不能包含两位患者。',
  'viewer.export.onePatient': '其中只有当前所看患者的测量。',
  'viewer.export.noImage': '只有在 DICOM 图像上的测量才能保存为 DICOM SR。',
  'viewer.deidentified.text':
    '将从当前检查的文件中删除姓名、号码、日期、描述和私有元素，并重新生成 UID（DICOM PS3.15 基本配置）。图像本身不会改变。',
  'viewer.deidentified.running': '正在去标识',
  'viewer.deidentified.ready': '已对 {count} 个文件去标识，尚未保存。',
  'viewer.deidentified.leftOut': '未包含 {count} 个文件：',
  'viewer.deidentified.warning.burnedIn': '文件注明图像中烧录了文字，可能会看到姓名或号码。',
  'viewer.deidentified.warning.burnedInPossible': '此类图像中常烧录有姓名或号码，请逐一检查。',
  'viewer.deidentified.warning.face': '这是头部断层图像，可据此重建面部。',
  'viewer.deidentified.check': '我已检查上述图像，并对其中无法识别任何人负责。',
  'viewer.deidentified.save': '保存为 ZIP',
  'viewer.print.report': '报告',
  'viewer.print.made': '生成于 {date}',
  'viewer.print.nothing': '没有可打印的报告、关键图像或测量。按 K 键标记关键图像。',
  'viewer.keyImages.show': '显示关键图像 {name}',
  'viewer.keyImages.remove': '取消关键图像 {name} 的标记',
  'viewer.document.unnamed': '无标题文档',
  'viewer.document.save': '保存 {name}',
  'viewer.document.failed': '无法读取该文档。',
  'viewer.document.blocked': '浏览器阻止了新标签页。请使用旁边的保存按钮。',
  'viewer.document.search': '在文档中查找',
  'viewer.document.clear': '清除搜索',
  'viewer.document.none': '未找到内容。',
  'viewer.document.copy': '复制文字',
  'viewer.document.copied': '已复制文档文字。',
  'viewer.document.notCopied': '未能复制。',
  'viewer.measurement.textHint': '按 Enter 保留，按 Esc 删除。',
}
