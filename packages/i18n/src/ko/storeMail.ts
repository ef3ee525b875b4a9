/**
 * These are the words of mails about payments. Each mail has a sentence and a list of facts with their own
 * labels.
 */
export const storeMail = {
  seoulTime: '{time}(한국 시간)',

  'plan.basic-monthly': '베이직(월간)',
  'plan.standard-monthly': '스탠더드(월간)',
  'plan.sheet-1-yearly': '시트 1장(연간)',
  'plan.sheet-3-yearly': '시트 3장(연간)',
  'plan.sheet-5-yearly': '시트 5장(연간)',
  'void.reason': '이용권을 제공할 수 없는 결제의 취소',

  'fact.planId': '이용권',
  'fact.amountWon': '결제 금액',
  'fact.vatWon': '포함된 부가가치세',
  'fact.paidAt': '결제 일시',
  'fact.card': '결제 카드',
  'fact.orderId': '주문 번호',
  'fact.startsAt': '이용 시작일',
  'fact.expiresAt': '이용 만료일',
  'fact.endedAt': '이용 종료일',
  'fact.renewsAt': '다음 자동 결제일',
  'fact.retryAt': '다음 결제 시도일',
  'fact.refundWon': '환불 금액',
  'fact.byHandWon': '계좌 이체 금액',
  'fact.requestedAt': '신청 일시',
  'fact.refundedAt': '환불 일시',
  'fact.rejection': '반려 사유',

  'receipt.subject': '결제가 완료되었습니다',
  'receipt.heading': '결제해 주셔서 감사합니다',
  'receipt.body':
    '아래와 같이 결제되었습니다. 결제 내역에서 영수증을 인쇄하고, 자동 결제를 중지하고, 환불을 신청할 수 있습니다.',
  'receipt.action': '결제 내역 보기',
  'receipt.note': '본인이 결제하지 않았다면 바로 고객센터에 알려 주세요.',

  'renewalSoon.subject': '{count}일 뒤 자동 결제 안내',
  'renewalSoon.heading': '곧 자동으로 결제됩니다',
  'renewalSoon.body':
    '아래 이용권은 {renewsAt}에 등록된 카드로 자동 결제되어 한 달 더 이어집니다. 계속 이용하려면 따로 하실 일은 없습니다.',
  'renewalSoon.action': '결제 관리하기',
  'renewalSoon.note':
    '원하지 않으면 그 전에 결제 내역에서 자동 결제를 중지해 주세요. 중지해도 이미 결제한 기간이 끝날 때까지 그대로 이용할 수 있습니다.',

  'renewalFailed.subject': '자동 결제가 되지 않았습니다',
  'renewalFailed.heading': '자동 결제가 되지 않았습니다',
  'renewalFailed.body':
    '등록된 카드로 결제하지 못했습니다. {retryAt}에 다시 시도하며, 그때까지는 그대로 이용할 수 있습니다. 카드의 한도와 유효 기간을 확인해 주세요.',
  'renewalFailed.action': '결제 관리하기',
  'renewalFailed.note': '여러 번 시도해도 결제되지 않으면 이용권이 끝납니다. 만든 판은 지워지지 않습니다.',

  'autoStopped.subject': '자동 결제를 중지했습니다',
  'autoStopped.heading': '더 이상 자동으로 결제되지 않습니다',
  'autoStopped.body': '이용권은 {expiresAt}까지 그대로 이용할 수 있고, 그 뒤로는 결제되지 않습니다.',
  'autoStopped.action': '결제 관리하기',
  'autoStopped.note':
    '만료일 전에는 결제 내역에서 자동 결제를 다시 시작할 수 있습니다. 본인이 중지하지 않았다면 비밀번호를 변경해 주세요.',

  'autoSuspended.subject': '자동 결제를 중지했습니다',
  'autoSuspended.heading': '더 이상 자동으로 결제되지 않습니다',
  'autoSuspended.body':
    '계정 이용이 정지되어 자동 결제를 중지했습니다. 이미 결제한 기간은 {expiresAt}까지이며, 그 뒤로는 결제되지 않습니다.',
  'autoSuspended.note':
    '궁금한 점이나 이의가 있으면 고객센터에 문의해 주세요. 만료일 전에 정지가 풀리면 결제 내역에서 자동 결제를 다시 시작할 수 있습니다.',

  'planEnded.subject': '이용권이 끝났습니다',
  'planEnded.heading': '이용해 주셔서 감사합니다',
  'planEnded.body':
    '이용 기간이 끝났습니다. 만든 판은 지워지지 않으며 계속 열고, 사용하고, 내려받을 수 있습니다.',
  'planEnded.action': '이용권 보기',
  'planEnded.note': '이용권을 다시 구매하면 잠긴 유료 라이브러리 판이 바로 열립니다.',

  'planUnpaid.subject': '결제되지 않아 이용권이 끝났습니다',
  'planUnpaid.heading': '이용권이 끝났습니다',
  'planUnpaid.body':
    '등록된 카드로 결제하지 못해 이용권이 끝났습니다. 더는 결제를 시도하지 않으며 카드 정보는 삭제했습니다. 만든 판은 지워지지 않습니다.',
  'planUnpaid.action': '다시 구매하기',
  'planUnpaid.note': '다른 카드로 이용권을 다시 구매할 수 있습니다.',

  'refundRequested.subject': '환불 신청을 접수했습니다',
  'refundRequested.heading': '환불 신청을 접수했습니다',
  'refundRequested.body':
    '신청을 확인한 뒤 결과를 메일로 알려 드립니다. 그동안 이 이용권은 사용할 수 없고 자동 결제도 하지 않습니다.',
  'refundRequested.action': '결제 내역 보기',
  'refundRequested.note':
    '처리를 시작하기 전에는 결제 내역에서 신청을 취소할 수 있습니다. 취소하면 멈춰 있던 시간만큼 이용 기간이 늘어납니다.',

  'refundCompleted.subject': '환불이 완료되었습니다',
  'refundCompleted.heading': '환불이 완료되었습니다',
  'refundCompleted.body':
    '결제하신 수단으로 환불했습니다. 카드사에 따라 명세서에 나타나기까지 며칠이 걸릴 수 있습니다.',
  'refundCompleted.action': '결제 내역 보기',
  'refundCompleted.note': '환불된 이용권은 끝났습니다. 만든 판은 지워지지 않습니다.',

  'refundByHand.subject': '환불이 완료되었습니다',
  'refundByHand.heading': '환불이 완료되었습니다',
  'refundByHand.body':
    '결제하신 수단으로 환불할 수 없는 금액은 계좌 이체로 보내 드렸습니다. 은행에 따라 입금이 확인되기까지 시간이 걸릴 수 있습니다.',
  'refundByHand.action': '결제 내역 보기',
  'refundByHand.note':
    '환불된 이용권은 끝났습니다. 만든 판은 지워지지 않습니다. 입금이 확인되지 않으면 고객센터에 알려 주세요.',

  'refundRejected.subject': '환불 신청 결과를 알려 드립니다',
  'refundRejected.heading': '환불 신청이 반려되었습니다',
  'refundRejected.body':
    '신청하신 내용을 검토했으나 아래 사유로 환불하지 못했습니다. 이용권은 다시 사용할 수 있으며, 멈춰 있던 시간만큼 만료일을 늦췄습니다.',
  'refundRejected.action': '결제 내역 보기',
  'refundRejected.note': '결과에 이견이 있으면 고객센터에 문의해 주세요.',
} as const

export type StoreMailKey = keyof typeof storeMail
