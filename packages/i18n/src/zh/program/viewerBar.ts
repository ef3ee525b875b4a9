import type { viewerBar as korean } from '../../ko/program/viewerBar.ts'
import type { Translated } from '../../message.ts'

export const viewerBar: Translated<typeof korean> = {
  'viewer.bar.study.open': '文件',
  'viewer.bar.study.openFolder': '文件夹',
  'viewer.bar.study.source': 'PACS',
  'viewer.bar.study.close': '关闭',
  'viewer.bar.tool.window': '窗宽窗位',
  'viewer.bar.tool.scroll': '翻页',
  'viewer.bar.tool.pan': '平移',
  'viewer.bar.tool.zoom': '缩放',
  'viewer.bar.look.magnifier': '放大镜',
  'viewer.bar.look.rotateRight': '旋转',
  'viewer.bar.look.flipHorizontally': '翻转',
  'viewer.bar.look.reset': '复位',
  'viewer.bar.layout.planes': 'MPR',
  'viewer.bar.layout.rendering': '三维',
  'viewer.bar.layout.link': '同步',
  'viewer.bar.cine.toggle': '播放',
  'viewer.bar.layout.fullScreen': '全屏',
  'viewer.bar.mark.keyImage': '关键图像',
  'viewer.bar.mark.undo': '撤销',
  'viewer.bar.mark.redo': '重做',
  'viewer.bar.mark.list': '列表',
  'viewer.bar.export': '导出',
  'viewer.bar.measure': '测量',
  'viewer.bar.window': '预设',
}
