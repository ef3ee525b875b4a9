import type { viewerBar as korean } from '../../ko/program/viewerBar.ts'
import type { Translated } from '../../message.ts'

export const viewerBar: Translated<typeof korean> = {
  'viewer.bar.study.open': 'ファイル',
  'viewer.bar.study.openFolder': 'フォルダー',
  'viewer.bar.study.source': 'PACS',
  'viewer.bar.study.close': '閉じる',
  'viewer.bar.tool.window': 'ウィンドウ',
  'viewer.bar.tool.scroll': '送り',
  'viewer.bar.tool.pan': '移動',
  'viewer.bar.tool.zoom': '拡大',
  'viewer.bar.look.magnifier': '拡大鏡',
  'viewer.bar.look.rotateRight': '回転',
  'viewer.bar.look.flipHorizontally': '反転',
  'viewer.bar.look.reset': 'リセット',
  'viewer.bar.layout.planes': 'MPR',
  'viewer.bar.layout.rendering': '3D',
  'viewer.bar.layout.link': '連動',
  'viewer.bar.cine.toggle': '再生',
  'viewer.bar.layout.fullScreen': '全画面',
  'viewer.bar.mark.keyImage': 'キー画像',
  'viewer.bar.mark.undo': '元に戻す',
  'viewer.bar.mark.redo': 'やり直す',
  'viewer.bar.mark.list': '一覧',
  'viewer.bar.export': '書き出し',
  'viewer.bar.measure': '計測',
  'viewer.bar.window': 'プリセット',
}
