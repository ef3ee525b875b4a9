import type { viewerBar as korean } from '../../ko/program/viewerBar.ts'
import type { Translated } from '../../message.ts'

export const viewerBar: Translated<typeof korean> = {
  'viewer.bar.study.open': 'Open',
  'viewer.bar.study.openFolder': 'Folder',
  'viewer.bar.study.source': 'PACS',
  'viewer.bar.study.close': 'Close',
  'viewer.bar.tool.window': 'Window',
  'viewer.bar.tool.scroll': 'Scroll',
  'viewer.bar.tool.pan': 'Pan',
  'viewer.bar.tool.zoom': 'Zoom',
  'viewer.bar.look.magnifier': 'Magnify',
  'viewer.bar.look.rotateRight': 'Rotate',
  'viewer.bar.look.flipHorizontally': 'Flip',
  'viewer.bar.look.reset': 'Reset',
  'viewer.bar.layout.planes': 'MPR',
  'viewer.bar.layout.rendering': '3D',
  'viewer.bar.layout.link': 'Link',
  'viewer.bar.cine.toggle': 'Play',
  'viewer.bar.layout.fullScreen': 'Full screen',
  'viewer.bar.mark.keyImage': 'Key',
  'viewer.bar.mark.undo': 'Undo',
  'viewer.bar.mark.redo': 'Redo',
  'viewer.bar.mark.list': 'List',
  'viewer.bar.export': 'Export',
  'viewer.bar.measure': 'Measure',
  'viewer.bar.window': 'Presets',
}
