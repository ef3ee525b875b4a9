import type { site as korean } from '../ko/site.ts'
import type { Translated } from '../message.ts'

export const site: Translated<typeof korean> = {
  'site.name': 'Pandok',
  'site.title.home': 'Pandok · 画像のそばで、キーひとつで書くレポート',
  'site.title.download': 'ダウンロード',
  'site.title.price': 'プラン',
  'site.title.priceSuccess': 'お支払い結果',
  'site.title.priceFailed': 'お支払い失敗',
  'site.title.terms': '規約とポリシー',
  'site.title.mailbox': 'ローカルメールボックス',
  'site.meta.home':
    'Pandokは、放射線診断と病理診断の構造化レポートをキーボードで書くプログラムです。最大60セルのプレートに文章と計算を置き、画像から目を離さずにキーひとつでレポートを仕上げます。',
  'site.meta.price':
    'Pandokのプランの内容と価格を比較できます。無料で始め、必要になったら月額プランや年間追加ライセンスを購入できます。',
  'site.meta.download':
    'Windows版Pandokのダウンロードと、ファイルの確認方法をご案内します。インストールせずにブラウザーでも使えます。',
  'site.meta.privacy':
    'Pandokがどの個人情報をどれだけの期間保管し、誰に提供するかを説明します。患者情報をサーバーへ送ることはありません。',
  'site.meta.terms':
    'Pandokのご利用に適用される規約です。アカウント、プラン、プレートとモジュールの共有、責任の範囲を定めます。',
  'site.meta.refund': 'Pandokのプランの申込みの撤回と返金の基準、申請方法、処理にかかる期間をご案内します。',
  'site.meta.guide':
    'Pandokの使い方を順にご案内します。プレートとモジュールの作成、キーの割り当て、画像の表示、レポートのコピーまで。',
  'site.nav.label': 'メインメニュー',
  'site.nav.intro': 'プログラム紹介',
  'site.nav.price': 'プラン購入',
  'site.nav.login': 'ログイン',
  'site.nav.download': 'ダウンロード',
  'site.nav.myPage': 'マイページ',
  'site.nav.program': 'プログラムを開く',
  'site.nav.admin': '管理画面',
  'site.footer.label': '規約',
  'site.footer.privacy': 'プライバシーポリシー',
  'site.footer.terms': '利用規約',
  'site.footer.refund': '返金ポリシー',
  'site.footer.note': 'Pandokはレポート作成を支援するツールであり、診断を行うものではありません。',
  'site.download.text': 'Windows版Pandokはここからダウンロードします。',
  'site.download.none.title': 'インストーラーはまだありません',
  'site.download.none.text':
    'このサイトにはインストーラーが登録されていません。登録されると、ここにダウンロードボタンが表示されます。',
  'site.demoWarning.label': '体験用サーバーのお知らせ',
  'site.demoWarning.text': '誰でもアクセスできる体験用サーバーです。実際の情報は入力しないでください。',
  'site.mailbox.text': 'このコンピューターのサーバーが送ったメールです。外部には送信されません。',
  'site.mailbox.empty.title': 'メールはまだありません',
  'site.mailbox.empty.text': '会員登録やパスワード再設定で認証コードを送信すると、ここに表示されます。',
  'site.mailbox.refused.title': 'このブラウザーではメールボックスを開けません',
  'site.mailbox.refused.text':
    'メールボックスは、サーバーが動いているコンピューターから直接アクセスした場合にのみ開けます。メールはサーバーのDATA_DIR/outboxフォルダーにあります。',
  'site.mailbox.list': '受信メール',
  'site.mailbox.refresh': '更新',
  'site.mailbox.to': '宛先',
}
