import type { MailKey } from '../ko/mail.ts'

export const mail = {
  brand: 'Pandok',
  footer: 'このメールは自動送信されています。ご返信いただいてもお答えできません。',

  'joinCode.subject': '会員登録の認証コード',
  'joinCode.heading': 'メールアドレスの確認',
  'joinCode.body':
    '会員登録の画面に、次の認証コードを入力してください。認証コードの有効期限は{minutes}分です。',
  'joinCode.note':
    'お心当たりがない場合は、このメールを破棄してください。認証コードは誰にも教えないでください。当社の担当者がお尋ねすることもありません。',

  'alreadyRegistered.subject': 'このメールアドレスは登録済みです',
  'alreadyRegistered.heading': 'すでにご登録いただいています',
  'alreadyRegistered.body':
    'このメールアドレスで会員登録の手続きがありましたが、すでにアカウントがあります。ログインしてご利用ください。パスワードをお忘れの場合は、ログイン画面から再設定できます。',
  'alreadyRegistered.action': 'ログインする',
  'alreadyRegistered.note':
    'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はなく、安全です。',

  'passwordCode.subject': 'パスワード再設定の認証コード',
  'passwordCode.heading': 'パスワードの再設定',
  'passwordCode.body':
    'パスワード再設定の画面に、次の認証コードを入力してください。認証コードの有効期限は{minutes}分です。',
  'passwordCode.note':
    'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。認証コードは誰にも教えないでください。',

  'passwordChanged.subject': 'パスワードが変更されました',
  'passwordChanged.heading': 'パスワードが変更されました',
  'passwordChanged.body':
    'お客様のパスワードが変更されました。安全のため、ほかの端末でのログインはすべて終了しました。',
  'passwordChanged.action': 'パスワードを再設定する',
  'passwordChanged.note': 'お心当たりがない場合は、すぐにパスワードを再設定してください。',

  'sessionStolen.subject': '不審なログインを終了しました',
  'sessionStolen.heading': 'ログインを1件終了しました',
  'sessionStolen.body':
    '使用済みのログイン情報が再び使われました。第三者に複製されたおそれがあるため、該当するログインを終了しました。',
  'sessionStolen.action': 'パスワードを再設定する',
  'sessionStolen.note':
    '再度ログインし、マイページの「ログイン中の端末」をご確認ください。見覚えのないログインがある場合は、パスワードを再設定してください。',

  'withdrawn.subject': '退会手続きが完了しました',
  'withdrawn.heading': 'これまでのご利用ありがとうございました',
  'withdrawn.body':
    '退会手続きが完了し、個人情報を削除しました。法令により保存が必要な記録は、定められた期間に限り分離して保管します。',
  'withdrawn.note':
    'お心当たりがない場合は、第三者にパスワードを知られているおそれがあります。同じパスワードをお使いのほかのサービスでも、パスワードを変更してください。',
} as const satisfies Record<MailKey, string>
