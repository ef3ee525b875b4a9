import type { desktopCopy as korean } from '../../ko/program/desktopCopy.ts'
import type { Translated } from '../../message.ts'

export const desktopCopy: Translated<typeof korean> = {
  'copy.done': 'コピーしました。',
  'copy.again': '再試行',

  'copy.restore.label': '以前のクリップボードに戻す',
  'copy.restore.done': '以前のクリップボードに戻しました。',
  'copy.restore.changed': 'その後に別の内容がコピーされたため、クリップボードはそのままにしました。',
  'copy.restore.nothing': '戻すクリップボードの内容がありません。',
  'copy.restore.busy': '別のプログラムがクリップボードを使用中のため、戻せませんでした。',

  'copy.options.open': 'コピーの設定…',
  'copy.options.title': 'コピーの設定',
  'copy.onRun.label': 'セルの実行時にコピー',
  'copy.onRun.off': 'コピーしない',
  'copy.onRun.all': 'レポート全体',
  'copy.onRun.allHint': '文を書くたびに、そこまでのレポートをコピーします。',
  'copy.onRun.last': '直前に書いた文',
  'copy.onRun.lastHint': 'セクション名やセルの見出しを付けず、文だけをコピーします。',
  'copy.onRun.done': 'コピー済み',
  'copy.onRun.doneWarned': 'コピー済み・要確認 {count}件',
  'copy.onRun.doneLast': '直前に書いた文をコピーしました。',
  'copy.restoreAfter.label': '以前のクリップボードに戻す',
  'copy.restoreAfter.off': '押したときだけ',
  'copy.restoreAfter.offHint': '貼り付けたかどうかは分からないため、自動では戻しません。',
  'copy.restoreAfter.seconds': 'コピーの{count}秒後',
  'copy.private.label': 'Windowsのクリップボード履歴に残さない',
  'copy.private.hint':
    'コピーしたレポートは、クリップボード履歴（Windowsキー+V）やクラウドクリップボードに入りません。',

  'copy.narrow.open': 'コンパクト表示',
  'copy.narrow.close': 'コンパクト表示を閉じる',
  'copy.narrow.last': '直前に書いた文',
  'copy.narrow.notOnTop':
    'このウィンドウは常に手前には表示できません。レポート作成ソフトの横に置いてお使いください。',
  'copy.narrow.blocked':
    'ブラウザーによってウィンドウがブロックされました。このサイトのポップアップを許可してください。',
  'copy.narrow.anew':
    'コンパクト表示は空のレポートから始まります。書きかけのレポートはこのウィンドウに残ります。',
}
