import type { CardBehavior } from '#gateway/testCards.ts'

export const WINDOW_LANGUAGES = ['ko', 'en', 'zh', 'ja', 'de'] as const
export type WindowLanguage = (typeof WINDOW_LANGUAGES)[number]

export interface WindowWords {
  readonly locale: string
  readonly test: string
  readonly testNote: string
  readonly paymentTitle: string
  readonly registrationTitle: string
  readonly merchant: string
  readonly order: string
  readonly amount: string
  readonly registrationNote: string
  readonly cards: string
  readonly approve: string
  readonly refuse: string
  readonly close: string
  readonly working: string
  readonly unreachable: string
  readonly notOpened: string
  readonly receipt: string
  readonly paidAt: string
  readonly card: string
  readonly supplied: string
  readonly vat: string
  readonly canceled: string
  readonly behavior: Readonly<Record<CardBehavior, string>>
}

/** The gateway has texts of its own, because it isn't a part of the product. */
export const windowWords: Readonly<Record<WindowLanguage, WindowWords>> = {
  ko: {
    locale: 'ko-KR',
    test: '테스트 결제',
    testNote: '연습용 결제창입니다. 실제로 청구되는 금액은 없습니다.',
    paymentTitle: '카드 결제',
    registrationTitle: '자동 결제 카드 등록',
    merchant: '가맹점',
    order: '주문',
    amount: '결제 금액',
    registrationNote: '지금은 청구하지 않고, 앞으로 자동 결제에 사용할 카드만 등록합니다.',
    cards: '테스트 카드',
    approve: '승인',
    refuse: '거절',
    close: '닫기',
    working: '처리하고 있습니다…',
    unreachable: '결제 서버에 연결하지 못했습니다. 다시 시도해 주세요.',
    notOpened: '결제창을 열 수 없습니다.',
    receipt: '테스트 영수증',
    paidAt: '승인 일시',
    card: '카드',
    supplied: '공급가액',
    vat: '부가가치세',
    canceled: '취소 금액',
    behavior: {
      approve: '항상 승인',
      reject: '한도 초과로 거절',
      rejectLater: '첫 결제만 승인, 다음 자동 결제부터 한도 초과',
      lostLater: '첫 결제만 승인, 다음 자동 결제부터 분실 카드',
      notForBilling: '등록은 되지만 자동 결제 불가',
    },
  },
  en: {
    locale: 'en',
    test: 'Test payment',
    testNote: 'This is a practice payment window. Nothing is actually charged.',
    paymentTitle: 'Card payment',
    registrationTitle: 'Register a card for automatic payment',
    merchant: 'Merchant',
    order: 'Order',
    amount: 'Amount',
    registrationNote: 'Nothing is charged now; the card is only registered for later automatic payments.',
    cards: 'Test cards',
    approve: 'Approve',
    refuse: 'Decline',
    close: 'Close',
    working: 'Working…',
    unreachable: 'The payment server could not be reached. Please try again.',
    notOpened: 'The payment window cannot be opened.',
    receipt: 'Test receipt',
    paidAt: 'Approved',
    card: 'Card',
    supplied: 'Net amount',
    vat: 'VAT',
    canceled: 'Canceled',
    behavior: {
      approve: 'always approved',
      reject: 'declined, limit exceeded',
      rejectLater: 'first payment approved, later automatic ones over the limit',
      lostLater: 'first payment approved, reported lost afterward',
      notForBilling: 'can be registered, but not charged automatically',
    },
  },
  zh: {
    locale: 'zh-CN',
    test: '测试支付',
    testNote: '这是练习用的支付窗口，不会产生实际扣款。',
    paymentTitle: '银行卡支付',
    registrationTitle: '绑定自动扣款卡',
    merchant: '商户',
    order: '订单',
    amount: '支付金额',
    registrationNote: '现在不会扣款，仅绑定今后自动扣款所用的卡。',
    cards: '测试卡',
    approve: '批准',
    refuse: '拒绝',
    close: '关闭',
    working: '正在处理…',
    unreachable: '无法连接支付服务器，请重试。',
    notOpened: '无法打开支付窗口。',
    receipt: '测试收据',
    paidAt: '批准时间',
    card: '银行卡',
    supplied: '不含税金额',
    vat: '增值税',
    canceled: '取消金额',
    behavior: {
      approve: '始终批准',
      reject: '因超出限额被拒绝',
      rejectLater: '首次批准，之后的自动扣款超出限额',
      lostLater: '首次批准，之后按挂失卡处理',
      notForBilling: '可以绑定，但不能自动扣款',
    },
  },
  ja: {
    locale: 'ja-JP',
    test: 'テスト決済',
    testNote: '練習用の決済画面です。実際に請求されることはありません。',
    paymentTitle: 'カード決済',
    registrationTitle: '自動決済カードの登録',
    merchant: '加盟店',
    order: '注文',
    amount: '決済金額',
    registrationNote: '今は請求せず、今後の自動決済に使うカードを登録するだけです。',
    cards: 'テストカード',
    approve: '承認',
    refuse: '拒否',
    close: '閉じる',
    working: '処理しています…',
    unreachable: '決済サーバーに接続できませんでした。もう一度お試しください。',
    notOpened: '決済画面を開けません。',
    receipt: 'テスト領収書',
    paidAt: '承認日時',
    card: 'カード',
    supplied: '税抜金額',
    vat: '付加価値税',
    canceled: '取消金額',
    behavior: {
      approve: '常に承認',
      reject: '限度額超過で拒否',
      rejectLater: '初回のみ承認、次回の自動決済から限度額超過',
      lostLater: '初回のみ承認、次回の自動決済から紛失カード',
      notForBilling: '登録はできるが自動決済は不可',
    },
  },
  de: {
    locale: 'de',
    test: 'Testzahlung',
    testNote: 'Dies ist ein Zahlungsfenster zum Üben. Es wird kein Geld abgebucht.',
    paymentTitle: 'Kartenzahlung',
    registrationTitle: 'Karte für die automatische Zahlung hinterlegen',
    merchant: 'Händler',
    order: 'Bestellung',
    amount: 'Betrag',
    registrationNote:
      'Jetzt wird nichts abgebucht; die Karte wird nur für spätere automatische Zahlungen hinterlegt.',
    cards: 'Testkarten',
    approve: 'Genehmigen',
    refuse: 'Ablehnen',
    close: 'Schließen',
    working: 'Wird bearbeitet …',
    unreachable: 'Der Zahlungsserver ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    notOpened: 'Das Zahlungsfenster lässt sich nicht öffnen.',
    receipt: 'Testbeleg',
    paidAt: 'Genehmigt',
    card: 'Karte',
    supplied: 'Nettobetrag',
    vat: 'Mehrwertsteuer',
    canceled: 'Storniert',
    behavior: {
      approve: 'wird immer genehmigt',
      reject: 'wird abgelehnt, Limit überschritten',
      rejectLater: 'erste Zahlung genehmigt, spätere automatische über dem Limit',
      lostLater: 'erste Zahlung genehmigt, danach als verloren gemeldet',
      notForBilling: 'lässt sich hinterlegen, aber nicht automatisch belasten',
    },
  },
}

/** Returns the language of a tag such as `ko`, `EN` or `zh-Hans`; Korean for any other. */
export function windowLanguage(tag: string | null): WindowLanguage {
  const language = tag?.toLowerCase().split('-')[0]
  return WINDOW_LANGUAGES.find((known) => known === language) ?? 'ko'
}
