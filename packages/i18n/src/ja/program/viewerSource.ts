import type { viewerSource as korean } from '../../ko/program/viewerSource.ts'
import type { Translated } from '../../message.ts'

export const viewerSource: Translated<typeof korean> = {
  'viewer.command.study.source': 'PACSから開く',
  'viewer.refusal.notReceived': 'サーバーから受信できませんでした。',
  'viewer.source.text':
    'DICOMwebに対応したPACSや画像サーバーで検査を検索して開きます。このブラウザーがサーバーに直接問い合わせ、Pandokには何も送信されません。',
  'viewer.source.list': '画像サーバー',
  'viewer.source.add': 'サーバーを追加',
  'viewer.source.edit': 'サーバーの設定',
  'viewer.source.first': 'まず画像サーバーを登録してください。アドレスは院内のPACS担当者にお尋ねください。',
  'viewer.source.name': '名前',
  'viewer.source.name.hint': '一覧に表示される名前です。',
  'viewer.source.name.missing': '名前を入力してください。',
  'viewer.source.address': 'DICOMwebアドレス',
  'viewer.source.address.hint': '例：https://pacs.example/dicom-web',
  'viewer.source.address.public':
    'インターネット上のサーバーにはhttpsアドレスが必要です。httpはこのコンピューターと内部ネットワークでのみ使えます。',
  'viewer.source.address.plain':
    'このアドレス（http）は暗号化されません。同じネットワークの第三者に画像やトークンを見られるおそれがあります。できるだけhttpsを使ってください。',
  'viewer.source.token': 'アクセストークン',
  'viewer.source.token.hint':
    'サーバーが求める場合のみ入力します。ユーザー名とパスワードは「Basic …」の形で入力してください。',
  'viewer.source.token.show': 'トークンを表示',
  'viewer.source.token.hide': 'トークンを隠す',
  'viewer.source.token.keep': 'このブラウザーにトークンを保存',
  'viewer.source.token.keep.hint':
    '保存しない場合、このウィンドウを閉じると消去されます。共用のコンピューターでは保存しないでください。',
  'viewer.source.reports': '過去の計測レポート（SR）を検索',
  'viewer.source.reports.hint':
    'レポート作成中に、表示中の患者のIDでこのサーバーから過去の検査の計測レポートを探し、その値を比較の候補として示します。',
  'viewer.source.kept': 'サーバーの情報はこのブラウザーにのみ保存されます。',
  'viewer.source.test': '接続を確認',
  'viewer.source.testing': '接続を確認しています',
  'viewer.source.test.done': '接続できました。検査を検索できます。',
  'viewer.source.save': '保存',
  'viewer.source.remove': 'サーバーを削除',
  'viewer.source.search': '検査を検索',
  'viewer.source.searching': '検査を検索しています',
  'viewer.source.stop': '検索を中止',
  'viewer.source.patientName': '患者名',
  'viewer.source.patientId': '患者ID',
  'viewer.source.accession': '受付番号',
  'viewer.source.modality': 'モダリティ',
  'viewer.source.modality.any': 'すべて',
  'viewer.source.dateFrom': '検査日（開始）',
  'viewer.source.dateTo': '検査日（終了）',
  'viewer.source.datesTurned': '開始日が終了日より後になっています。',
  'viewer.source.results': '見つかった検査',
  'viewer.source.none': '検査が見つかりません。条件を減らすか、名前の一部だけで検索してください。',
  'viewer.source.found': '検査 {from}〜{to}',
  'viewer.source.page.previous': '前の検査',
  'viewer.source.page.next': '次の検査',
  'viewer.source.column.date': '検査日',
  'viewer.source.column.patient': '患者',
  'viewer.source.column.description': '検査名',
  'viewer.source.column.modality': 'モダリティ',
  'viewer.source.column.series': 'シリーズ',
  'viewer.source.column.images': '画像',
  'viewer.source.study.show': '{name}（{date}）のシリーズを表示',
  'viewer.source.series.loading': 'シリーズを読み込んでいます',
  'viewer.source.series.none': 'この検査にはシリーズがありません。',
  'viewer.source.series.all': 'すべてのシリーズを選択',
  'viewer.source.series.choose': '一覧で検査を選ぶと、ここにシリーズが表示されます。',
  'viewer.source.open.study': '検査を開く',
  'viewer.source.open.series': '{count}件のシリーズを開く',
  'viewer.source.failed': 'サーバーから受信できなかった画像があります',
  'viewer.source.fault.addressInvalid':
    'アドレスが正しくありません。https://で始まるDICOMwebアドレスを入力してください。ユーザー名や「?」は含められません。',
  'viewer.source.fault.unreachable':
    'サーバーが応答しません。アドレス、ネットワーク（VPN）、サーバーの稼働状態を確認してください。ブラウザーがローカルネットワークへのアクセスを尋ねたら許可してください。',
  'viewer.source.fault.cors':
    'サーバーは応答しましたが、このサイトによる読み取りを許可していません（CORS）。サーバーの管理者に、このサイト {origin} からのGETリクエストとAccept、Authorizationヘッダーの許可を依頼してください。',
  'viewer.source.fault.mixedContent':
    'このサイトはhttpsで開かれているため、ブラウザーがhttpサーバーへの接続をブロックします。サーバーのhttpsアドレスを使ってください。',
  'viewer.source.fault.unauthorised':
    'サーバーがトークンを受け付けません。サーバーの設定でトークンを入力し直してください。',
  'viewer.source.fault.forbidden':
    'この画像を見る権限がありません。サーバーの管理者に権限を依頼するか、別のトークンを使ってください。',
  'viewer.source.fault.notFound':
    'サーバーにありません。アドレスを確認してください。正しい場合は検査が移動または削除されています。もう一度検索してください。',
  'viewer.source.fault.notDicomWeb':
    'このアドレスのサーバーはDICOMwebで応答しません。アドレス末尾のパス（例：/dicom-web）を確認してください。',
  'viewer.source.fault.notAcceptable':
    'サーバーが必要な形式で画像を提供できません。WADO-RSが有効かどうか管理者に確認してください。',
  'viewer.source.fault.server':
    'サーバーでエラーが発生しました。しばらくしてからもう一度お試しください。続く場合はサーバーの管理者に連絡してください。',
  'viewer.source.fault.tooLarge':
    'サーバーの応答が大きすぎます。検索条件を絞るか、シリーズを分けて開いてください。',
  'viewer.source.fault.refused':
    'サーバーが送信内容を受け付けませんでした。このサーバーで保存（STOW-RS）が許可されているか管理者に確認してください。',
  'viewer.source.fault.broken':
    '転送が途中で切れたか、内容が壊れています。ネットワークを確認して、もう一度開いてください。',
  'viewer.source.fault.aborted': '中止しました。',
}
