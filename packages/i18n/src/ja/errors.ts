import type { TranslatedErrorCode } from '@pandok/protocol/errors'

export const errors = {
  BAD_REQUEST: '入力内容をご確認ください。',
  INVALID_PUBLIC_KEY: '安全な接続を確立し直す必要があります。もう一度お試しください。',
  STALE_REQUEST: '端末の時刻がサーバーと異なります。時刻を合わせてからもう一度お試しください。',
  ENCRYPTION_REQUIRED: '暗号化されていないリクエストは受け付けられません。',
  SESSION_REVOKED: 'ログインが終了しました。もう一度ログインしてください。',
  FORBIDDEN: 'この操作を行う権限がありません。',
  NOT_FOUND: '項目が見つかりません。',
  UNKNOWN_METHOD: 'このリクエストには対応していません。',
  CONFLICT: '別の場所で新しい版が保存されました。最新の内容をご確認ください。',
  COPY_EXISTS: 'コピーはすでに存在します。',
  PLATE_LIMIT: 'これ以上プレートを作成できません。',
  LIBRARY_LIMIT: 'これ以上ライブラリのプレートを追加できません。',
  REPLAYED_REQUEST: 'このリクエストはすでに処理されています。',
  CONTENT_TOO_LARGE: '送信できるサイズを超えています。内容を減らすか分割して、もう一度お試しください。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  PAYMENT_FAILED: '決済が正常に処理されませんでした。',
  INTERNAL: 'エラーが発生しました。しばらくしてからもう一度お試しください。',
  UNAVAILABLE: '現在、サーバーがリクエストを処理できません。しばらくしてからもう一度お試しください。',
  STORAGE_FULL:
    'サーバーの保存領域がいっぱいのため、保存できません。管理者に連絡し、後でもう一度お試しください。',
} as const satisfies Record<TranslatedErrorCode, string>
