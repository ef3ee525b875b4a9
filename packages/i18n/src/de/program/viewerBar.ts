import type { viewerBar as korean } from '../../ko/program/viewerBar.ts'
import type { Translated } from '../../message.ts'

export const viewerBar: Translated<typeof korean> = {
  'viewer.bar.study.open': 'Dateien',
  'viewer.bar.study.openFolder': 'Ordner',
  'viewer.bar.study.source': 'PACS',
  'viewer.bar.study.close': 'Schließen',
  'viewer.bar.tool.window': 'Fenster',
  'viewer.bar.tool.scroll': 'Blättern',
  'viewer.bar.tool.pan': 'Schieben',
  'viewer.bar.tool.zoom': 'Zoom',
  'viewer.bar.look.magnifier': 'Lupe',
  'viewer.bar.look.rotateRight': 'Drehen',
  'viewer.bar.look.flipHorizontally': 'Spiegeln',
  'viewer.bar.look.reset': 'Reset',
  'viewer.bar.layout.planes': 'MPR',
  'viewer.bar.layout.rendering': '3D',
  'viewer.bar.layout.link': 'Koppeln',
  'viewer.bar.cine.toggle': 'Cine',
  'viewer.bar.layout.fullScreen': 'Vollbild',
  'viewer.bar.mark.keyImage': 'Schlüssel',
  'viewer.bar.mark.undo': 'Zurück',
  'viewer.bar.mark.redo': 'Vor',
  'viewer.bar.mark.list': 'Liste',
  'viewer.bar.export': 'Export',
  'viewer.bar.measure': 'Messen',
  'viewer.bar.window': 'Presets',
}
