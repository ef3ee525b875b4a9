import type { download as korean } from '../ko/download.ts'
import type { Translated } from '../message.ts'

export const download: Translated<typeof korean> = {
  'site.download.looking': 'インストーラーを確認しています。',
  'site.download.program': 'Windows版Pandok',
  'site.download.get': 'ダウンロード（{size}）',
  'site.download.version': 'バージョン',
  'site.download.released': '公開日',
  'site.download.file': 'ファイル',
  'site.download.signature': 'デジタル署名',
  'site.download.signature.signed': '署名済み',
  'site.download.signature.unsigned': '署名なし',
  'site.download.signature.test': 'テスト用証明書で署名',
  'site.download.signature.warning':
    'Windowsは発行元を確認できないと警告します。先に下の方法でSHA-256が同じかを確認してください。',
  'site.download.copy': 'SHA-256をコピー',
  'site.download.copyCommand': 'コマンドをコピー',
  'site.download.copied': 'コピーしました。',
  'site.download.copyFailed': 'コピーできませんでした。選択してコピーしてください。',
  'site.download.notes': '変更点',
  'site.download.unavailable.title': '現在ダウンロードできません',
  'site.download.unavailable.text':
    'インストーラーをダウンロードできるか確認できませんでした。しばらくしてからもう一度お試しください。その間はWeb版をご利用いただけます。',
  'site.download.needs.title': 'システム要件',
  'site.download.needs.windows': '{name} 64ビット、ビルド {build}以降',
  'site.download.needs.memory': 'メモリ 8 GB以上。大きなCTやスライドを開くときは16 GBをおすすめします。',
  'site.download.needs.screen': '1280×800以上の画面とWebGL 2に対応したグラフィックス',
  'site.download.needs.network': 'ログインと保存のためのインターネット接続',
  'site.download.verify.title': 'ダウンロードしたファイルの確認方法',
  'site.download.verify.hash':
    'スタートメニューからPowerShellを開き、次のコマンドを実行します。Trueと表示されれば、ここに記載したものと同じファイルです。',
  'site.download.verify.signed':
    'ファイルを右クリックし、「プロパティ > デジタル署名」で署名者を確認します：{subject}',
  'site.download.verify.unsigned':
    'このファイルには署名がないため、プロパティに「デジタル署名」タブは表示されません。',
  'site.download.other.title': 'Windows以外をお使いの場合',
  'site.download.other.text':
    'macOS、Linux、タブレットでは、インストールせずにWeb版をお使いください。プレート、モジュール、画像表示はすべてブラウザーで使え、画像とレポートはその場合もコンピューターの外に出ません。',
}
