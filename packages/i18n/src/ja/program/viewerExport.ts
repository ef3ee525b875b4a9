import type { viewerExport as korean } from '../../ko/program/viewerExport.ts'
import type { Translated } from '../../message.ts'

export const viewerExport: Translated<typeof korean> = {
  'viewer.export.twoPatients': '1つのファイルに2人の患者を含めることはできません。',
  'viewer.export.onePatient': '表示中の患者の計測だけが入っています。',
  'viewer.export.noImage': 'DICOM SRとして保存できるのは、DICOM画像上の計測だけです。',
  'viewer.export.subtracted':
    'サブトラクション中の画面は表示状態として保存できません。表示状態をオフにしてから保存してください。',
  'viewer.export.color': '表示状態を保存できるのは白黒画像だけです。',
  'viewer.command.study.send': 'PACSへ送信',
  'viewer.send.text':
    '登録した画像サーバーへ送信します（DICOMweb STOW-RS）。どの患者のものかサーバーに分かるよう、患者情報も含まれます。',
  'viewer.send.noServer': '送信先の画像サーバーがまだありません。先に登録してください。',
  'viewer.send.what': '送信するもの',
  'viewer.send.structuredReport': '計測（DICOM SR）',
  'viewer.send.presentation': '表示中の状態と描いたもの（GSPS）',
  'viewer.send.keyObjects': 'キー画像の一覧（KO）',
  'viewer.send.none': '送信するものがありません。',
  'viewer.send.go': '送信',
  'viewer.send.running': '送信中',
  'viewer.send.done': '{server}へ{count}件を送信しました。',
  'viewer.deidentified.text':
    '表示中の検査のファイルから氏名、番号、日付、説明、プライベート要素を削除し、UIDを新しく作ります（DICOM PS3.15基本プロファイル）。画像そのものは変わりません。',
  'viewer.deidentified.running': '匿名化しています',
  'viewer.deidentified.ready': '{count}個のファイルを匿名化しました。まだ保存していません。',
  'viewer.deidentified.leftOut': '含まれないファイル {count}個：',
  'viewer.deidentified.warning.burnedIn':
    '画像に文字が焼き込まれていると記録されています。氏名や番号が見える可能性があります。',
  'viewer.deidentified.warning.burnedInPossible':
    'この種類の画像には氏名や番号が焼き込まれていることがよくあります。1枚ずつ確認してください。',
  'viewer.deidentified.warning.face': '頭部の断層画像です。顔を再構成できる可能性があります。',
  'viewer.deidentified.check': '上記の画像を確認しました。個人を識別できる内容がないことに責任を負います。',
  'viewer.deidentified.save': 'ZIPで保存',
  'viewer.print.report': 'レポート',
  'viewer.print.made': '{date} 作成',
  'viewer.print.reader': '読影医　{name}',
  'viewer.print.signature': '署名',
  'viewer.print.nothing':
    '印刷するレポート、キー画像、計測がありません。Kキーでキー画像に印を付けてください。',
  'viewer.print.whose': '誰のレポートですか？',
  'viewer.print.whose.text':
    '複数の患者が開かれています。選んだ患者の氏名が各ページに入り、ほかの患者のキー画像と計測は印刷されません。',
  'viewer.print.whose.nobody': '氏名なし',
  'viewer.print.whose.nobody.hint': 'レポートと、誰のものか記録のないスライドだけを印刷します。',
  'viewer.print.go': '印刷',
  'viewer.keyImages.show': 'キー画像 {name}を表示',
  'viewer.keyImages.remove': 'キー画像 {name}の印を外す',
  'viewer.document.unnamed': '無題の文書',
  'viewer.document.save': '{name}を保存',
  'viewer.document.failed': '文書を読み取れません。',
  'viewer.document.blocked': 'ブラウザーが新しいタブをブロックしました。横の保存ボタンを使ってください。',
  'viewer.document.video.unplayable':
    'このブラウザーではこの動画形式（{format}）を再生できません。保存して別のプログラムで開いてください。',
  'viewer.document.video.cut': '動画が途中で切れています。',
  'viewer.document.video.save': '動画を保存',
  'viewer.document.video.keys': 'スペース：再生・一時停止／← →：1フレーム／Shift+← →：5秒',
  'viewer.document.search': '文書内を検索',
  'viewer.document.clear': '検索語を消去',
  'viewer.document.none': '見つかりませんでした。',
  'viewer.document.copy': 'テキストをコピー',
  'viewer.document.copied': '文書のテキストをコピーしました。',
  'viewer.document.notCopied': 'コピーできませんでした。',
  'viewer.measurement.textHint': 'Enterで確定、Escで削除します。',
}
