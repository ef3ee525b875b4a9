import type { ui as korean } from '../ko/ui.ts'
import type { Translated } from '../message.ts'

export const ui: Translated<typeof korean> = {
  'ui.close': '閉じる',
  'ui.cancel': 'キャンセル',
  'ui.save': '保存',
  'ui.retry': '再試行',
  'ui.reload': 'ページを再読み込み',
  'ui.home': 'ホームへ',
  'ui.logoLabel': 'Pandokホーム',
  'ui.skipToContent': '本文へ移動',
  'ui.language': '言語',
  'ui.menu': 'メニュー',
  'ui.account': 'アカウント',
  'ui.signOut': 'ログアウト',
  'ui.theme.toDark': 'ダークに切り替え',
  'ui.theme.toLight': 'ライトに切り替え',
  'ui.toasts': 'お知らせ（F8）',
  'ui.pageLoading': 'ページを開いています',
  'ui.newTab': '新しいタブで開きます',
  'ui.soon.title': '準備中です',
  'ui.soon.text': 'この画面はまだ公開されていません。準備が整い次第、ここでご利用いただけます。',
  'ui.notFound.title': 'ページが見つかりません',
  'ui.notFound.text':
    'アドレスが変更されたか、ページが削除された可能性があります。アドレスをご確認ください。',
  'ui.failed.title': 'エラーが発生しました',
  'ui.failed.text':
    'ページを表示できませんでした。再読み込みしても解決しない場合は、しばらくしてからもう一度お試しください。',
  'ui.failed.details': 'エラーの詳細',
  'ui.disconnected.title': 'サーバーに接続できません',
  'ui.error.signedOut': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  'ui.error.OFFLINE': 'インターネットに接続されていません。接続を確認して、もう一度お試しください。',
  'ui.error.UNREACHABLE': 'サーバーが応答していません。しばらくしてからもう一度お試しください。',
  'ui.error.BAD_ANSWER': 'サーバーの応答を読み取れませんでした。しばらくしてからもう一度お試しください。',
  'ui.error.INSECURE': '安全な接続ではありません。httpsで始まるアドレスをご利用ください。',
  'ui.error.waitSeconds': 'リクエストが多すぎます。{count}秒後にもう一度お試しください。',
  'ui.error.waitMinutes': 'リクエストが多すぎます。{count}分後にもう一度お試しください。',
}
