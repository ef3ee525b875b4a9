import type { StoreMailKey } from '../ko/storeMail.ts'
import type { Message } from '../message.ts'

export const storeMail = {
  seoulTime: '{time}（韓国時間）',

  'plan.basic-monthly': 'ベーシック（月額）',
  'plan.standard-monthly': 'スタンダード（月額）',
  'plan.sheet-1-yearly': '年間追加ライセンス（1枚）',
  'plan.sheet-3-yearly': '年間追加ライセンス（3枚）',
  'plan.sheet-5-yearly': '年間追加ライセンス（5枚）',
  'void.reason': 'プランを提供できない決済の取り消し',

  'fact.planId': 'プラン',
  'fact.amountWon': '金額',
  'fact.vatWon': 'うち付加価値税',
  'fact.paidAt': 'お支払い日時',
  'fact.card': 'ご利用カード',
  'fact.orderId': '注文番号',
  'fact.startsAt': '利用開始日',
  'fact.expiresAt': '有効期限',
  'fact.endedAt': '終了日',
  'fact.renewsAt': '次回の自動決済日',
  'fact.retryAt': '再決済日',
  'fact.refundWon': '返金額',
  'fact.byHandWon': '振込額',
  'fact.requestedAt': '申請日時',
  'fact.refundedAt': '返金日時',
  'fact.rejection': '却下の理由',

  'receipt.subject': 'お支払いが完了しました',
  'receipt.heading': 'お支払いありがとうございます',
  'receipt.body':
    '下記のとおりお支払いを承りました。お支払い履歴では、領収書の印刷、自動決済の停止、返金の申請ができます。',
  'receipt.action': 'お支払い履歴を見る',
  'receipt.note': 'お心当たりのないお支払いの場合は、すぐにカスタマーサービスへご連絡ください。',

  'renewalSoon.subject': '{count}日後に自動決済されます',
  'renewalSoon.heading': 'まもなく自動決済されます',
  'renewalSoon.body':
    '{renewsAt}に、ご登録のカードで自動決済され、プランがさらに1か月継続します。引き続きご利用の場合、お手続きは不要です。',
  'renewalSoon.action': 'お支払いを管理する',
  'renewalSoon.note':
    '継続をご希望でない場合は、それまでにお支払い履歴で自動決済を停止してください。停止しても、お支払い済みの期間が終わるまではご利用いただけます。',

  'renewalFailed.subject': '自動決済ができませんでした',
  'renewalFailed.heading': 'カードで決済できませんでした',
  'renewalFailed.body':
    'ご登録のカードで決済できませんでした。{retryAt}に再度決済を行います。それまではこれまでどおりご利用いただけます。カードの利用限度額と有効期限をご確認ください。',
  'renewalFailed.action': 'お支払いを管理する',
  'renewalFailed.note':
    '何度か試みても決済できない場合、プランは終了します。作成したプレートは削除されません。',

  'autoStopped.subject': '自動決済を停止しました',
  'autoStopped.heading': '今後は自動決済されません',
  'autoStopped.body': 'プランは{expiresAt}までご利用いただけます。その後の決済はありません。',
  'autoStopped.action': 'お支払いを管理する',
  'autoStopped.note':
    '有効期限までは、お支払い履歴から自動決済を再開できます。お心当たりがない場合は、パスワードを変更してください。',

  'autoSuspended.subject': '自動決済を停止しました',
  'autoSuspended.heading': '今後は自動決済されません',
  'autoSuspended.body':
    'アカウントの利用が停止されたため、自動決済を停止しました。お支払い済みの期間は{expiresAt}までで、その後の決済はありません。',
  'autoSuspended.note':
    'ご不明な点や異議がございましたら、カスタマーサービスにお問い合わせください。期限までに利用停止が解除されれば、お支払い履歴から自動決済を再開できます。',

  'planEnded.subject': 'プランが終了しました',
  'planEnded.heading': 'ご利用ありがとうございました',
  'planEnded.body':
    'ご利用期間が終了しました。作成したプレートは削除されず、引き続き開いて使い、ダウンロードできます。',
  'planEnded.action': 'プランを見る',
  'planEnded.note':
    'プランを再度ご購入いただくと、ロックされている有料ライブラリのプレートがすぐに使えるようになります。',

  'planUnpaid.subject': '決済できなかったため、プランが終了しました',
  'planUnpaid.heading': 'プランが終了しました',
  'planUnpaid.body':
    'ご登録のカードで決済できなかったため、プランが終了しました。今後の決済は行わず、カード情報は削除しました。作成したプレートは削除されません。',
  'planUnpaid.action': '再度購入する',
  'planUnpaid.note': '別のカードでプランを再度ご購入いただけます。',

  'refundRequested.subject': '返金の申請を受け付けました',
  'refundRequested.heading': '申請を受け付けました',
  'refundRequested.body':
    '申請を確認し、結果をメールでお知らせします。それまでの間、このプランはご利用いただけず、自動決済も行われません。',
  'refundRequested.action': 'お支払い履歴を見る',
  'refundRequested.note':
    '処理が始まるまでは、お支払い履歴から申請を取り下げられます。取り下げると、止まっていた時間の分だけご利用期間が延びます。',

  'refundCompleted.subject': '返金が完了しました',
  'refundCompleted.heading': '返金が完了しました',
  'refundCompleted.body':
    'お支払いに使われたカードへ返金しました。カード会社により、明細に反映されるまで数日かかる場合があります。',
  'refundCompleted.action': 'お支払い履歴を見る',
  'refundCompleted.note': '返金されたプランは終了しました。作成したプレートは削除されません。',

  'refundByHand.subject': '返金が完了しました',
  'refundByHand.heading': '返金が完了しました',
  'refundByHand.body':
    'お支払い方法に返金できない金額は、銀行振込でお返ししました。銀行により、入金が確認できるまで時間がかかる場合があります。',
  'refundByHand.action': 'お支払い履歴を見る',
  'refundByHand.note':
    '返金されたプランは終了しました。作成したプレートは削除されません。入金が確認できない場合は、カスタマーサービスまでご連絡ください。',

  'refundRejected.subject': '返金の申請について',
  'refundRejected.heading': '返金の申請は承認されませんでした',
  'refundRejected.body':
    '申請内容を確認しましたが、下記の理由により返金できませんでした。プランは再びご利用いただけます。止まっていた時間の分だけ有効期限を延ばしました。',
  'refundRejected.action': 'お支払い履歴を見る',
  'refundRejected.note': '結果にご異議がある場合は、カスタマーサービスまでお問い合わせください。',
} as const satisfies Record<StoreMailKey, Message>
