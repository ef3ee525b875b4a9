import type { MessageKey } from '@pandok/i18n'
import type { Text } from '#platform/text/text.ts'

interface Happened {
  what: string
  detail: Readonly<Record<string, unknown>>
}

const causes: Readonly<Record<string, MessageKey>> = {
  subscription: 'office.payments.history.subscription',
  stop: 'office.payments.history.stop',
  resume: 'office.payments.history.resume',
  clock: 'office.payments.history.clock',
  withdrawn: 'office.payments.history.withdrawn',
  'refund request': 'office.payments.history.refundRequest',
  'refund approve': 'office.payments.history.refundApprove',
  'refund reject': 'office.payments.history.refundReject',
  'refund withdraw': 'office.payments.history.refundWithdraw',
  'refund settled': 'office.payments.history.refundSettled',
  'refund lost': 'office.payments.history.refundLost',
  'refund refused': 'office.payments.history.refundRefused',
  'refund retry': 'office.payments.history.refundRetry',
  'refund paidByHand': 'office.payments.history.refundByHand',
}

const orders: Readonly<Record<string, MessageKey>> = {
  created: 'office.payments.history.created',
  confirming: 'office.payments.history.confirming',
  paid: 'office.payments.history.paid',
  failed: 'office.payments.history.failed',
  canceled: 'office.payments.history.canceled',
  unknown: 'office.payments.history.unknown',
}

const voids: Readonly<Record<string, MessageKey>> = {
  due: 'office.payments.history.voidDue',
  done: 'office.payments.history.voidDone',
}

/** The field of the details that is shown beside an entry. */
const REASONS: Readonly<Record<string, string>> = { order: 'reason', 'refund paidByHand': 'evidence' }

/** An entry as text. An entry without a translation is shown as it was stored. */
export function historyText({ what, detail }: Happened, text: Text): string {
  const key = what === 'order' ? orderKey(detail) : causes[what]
  if (!key) return what
  const reason = detail[REASONS[what] ?? '']
  return typeof reason === 'string' && reason !== '' ? `${text(key)} (${reason})` : text(key)
}

const orderKey = ({ to, voiding }: Happened['detail']): MessageKey | undefined =>
  voids[String(voiding)] ?? orders[String(to)]
