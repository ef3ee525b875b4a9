import type { StoreMailKey } from '../ko/storeMail.ts'
import type { Message } from '../message.ts'

export const storeMail = {
  seoulTime: '{time}（韩国时间）',

  'plan.basic-monthly': '基础版（月度）',
  'plan.standard-monthly': '标准版（月度）',
  'plan.sheet-1-yearly': '年度扩展包（1 块）',
  'plan.sheet-3-yearly': '年度扩展包（3 块）',
  'plan.sheet-5-yearly': '年度扩展包（5 块）',
  'void.reason': '因无法提供套餐而取消付款',

  'fact.planId': '套餐',
  'fact.amountWon': '金额',
  'fact.vatWon': '其中增值税',
  'fact.paidAt': '付款时间',
  'fact.card': '付款卡',
  'fact.orderId': '订单号',
  'fact.startsAt': '开始日期',
  'fact.expiresAt': '到期日期',
  'fact.endedAt': '结束日期',
  'fact.renewsAt': '下次扣款日期',
  'fact.retryAt': '下次尝试日期',
  'fact.refundWon': '退款金额',
  'fact.byHandWon': '银行转账金额',
  'fact.requestedAt': '申请时间',
  'fact.refundedAt': '退款时间',
  'fact.rejection': '驳回理由',

  'receipt.subject': '付款成功',
  'receipt.heading': '感谢您的付款',
  'receipt.body': '我们已收到您的付款，明细如下。您可以在订单记录中打印收据、停止自动续费或申请退款。',
  'receipt.action': '查看订单',
  'receipt.note': '如非本人付款，请立即联系客服。',

  'renewalSoon.subject': '{count} 天后将自动扣款',
  'renewalSoon.heading': '您的套餐即将续费',
  'renewalSoon.body':
    '我们将于 {renewsAt} 从您绑定的银行卡自动扣款，套餐随之延长一个月。如需继续使用，无需任何操作。',
  'renewalSoon.action': '管理付款',
  'renewalSoon.note': '如不希望续费，请在此之前于订单记录中停止自动续费。停止后，仍可使用至已付款期限结束。',

  'renewalFailed.subject': '自动扣款失败',
  'renewalFailed.heading': '未能从您的银行卡扣款',
  'renewalFailed.body':
    '从您绑定的银行卡扣款未成功。我们将于 {retryAt} 再次尝试，在此之前您可以照常使用。请检查卡的额度和有效期。',
  'renewalFailed.action': '管理付款',
  'renewalFailed.note': '如多次尝试仍未成功，套餐将终止。您创建的报告板不会被删除。',

  'autoStopped.subject': '已停止自动续费',
  'autoStopped.heading': '今后不再自动扣款',
  'autoStopped.body': '您的套餐可继续使用至 {expiresAt}，此后不再扣款。',
  'autoStopped.action': '管理付款',
  'autoStopped.note': '在到期之前，您可以在订单记录中恢复自动续费。如非本人操作，请修改密码。',

  'autoSuspended.subject': '已停止自动续费',
  'autoSuspended.heading': '今后不再自动扣款',
  'autoSuspended.body':
    '您的账号已被停用，因此已停止自动续费。已付款的使用期至 {expiresAt} 为止，此后不再扣款。',
  'autoSuspended.note': '如有疑问或异议，请联系客服。若在到期之前解除停用，您可以在订单记录中恢复自动续费。',

  'planEnded.subject': '您的套餐已结束',
  'planEnded.heading': '感谢您的使用',
  'planEnded.body': '套餐的使用期限已结束。不会删除任何内容：报告板仍可查看、使用和下载。',
  'planEnded.action': '查看套餐',
  'planEnded.note': '再次购买套餐后，目前锁定的付费资源库报告板会立即解锁。',

  'planUnpaid.subject': '扣款未成功，套餐已结束',
  'planUnpaid.heading': '您的套餐已结束',
  'planUnpaid.body':
    '由于无法从您绑定的银行卡扣款，套餐已结束。我们不会再次尝试扣款，并已删除该卡的信息。您创建的报告板不会被删除。',
  'planUnpaid.action': '重新购买',
  'planUnpaid.note': '您可以使用其他卡重新购买套餐。',

  'refundRequested.subject': '已收到您的退款申请',
  'refundRequested.heading': '已收到您的申请',
  'refundRequested.body':
    '我们将审核您的申请，并通过邮件通知结果。在此期间，该套餐不可使用，也不会自动扣款。',
  'refundRequested.action': '查看订单',
  'refundRequested.note':
    '在开始处理之前，您可以在订单记录中撤回申请。撤回后，暂停的时间会补回到使用期限中。',

  'refundCompleted.subject': '退款已完成',
  'refundCompleted.heading': '退款已完成',
  'refundCompleted.body': '款项已退回您付款时使用的卡。视发卡机构而定，可能需要数日才会显示在账单中。',
  'refundCompleted.action': '查看订单',
  'refundCompleted.note': '已退款的套餐已结束。您创建的报告板不会被删除。',

  'refundByHand.subject': '退款已完成',
  'refundByHand.heading': '退款已完成',
  'refundByHand.body':
    '无法退回原付款方式的款项，我们已通过银行转账退还给您。视银行而定，到账可能需要一些时间。',
  'refundByHand.action': '查看订单',
  'refundByHand.note': '已退款的套餐已结束。您创建的报告板不会被删除。如未收到款项，请联系客服。',

  'refundRejected.subject': '关于您的退款申请',
  'refundRejected.heading': '您的退款申请未获批准',
  'refundRejected.body': '经审核，因以下理由无法为您退款。套餐已恢复使用，暂停的时间已补回到使用期限中。',
  'refundRejected.action': '查看订单',
  'refundRejected.note': '如有异议，请联系客服。',
} as const satisfies Record<StoreMailKey, Message>
