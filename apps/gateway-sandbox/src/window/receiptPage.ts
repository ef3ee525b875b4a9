import { vatOf } from '#gateway/paymentView.ts'
import { seoulTime } from '#gateway/seoulTime.ts'
import type { StoredPayment } from '#state/Change.ts'
import { html, type Markup } from './html.ts'
import { page } from './page.ts'
import { windowLanguage, windowWords } from './windowWords.ts'

/** The page behind `receipt.url` of a payment. */
export function receiptPage(payment: StoredPayment, approvedAt: number, merchant: string): string {
  const language = windowLanguage(payment.terms?.language ?? null)
  const words = windowWords[language]
  const won = new Intl.NumberFormat(words.locale, { style: 'currency', currency: 'KRW' })
  const canceled = payment.amount - payment.balance
  const rows: readonly (readonly [string, string])[] = [
    [words.merchant, merchant],
    [words.order, `${payment.orderName} (${payment.orderId})`],
    [words.paidAt, seoulTime(approvedAt).replace('T', ' ').slice(0, 19)],
    [words.card, payment.card?.maskedNumber ?? ''],
    [words.supplied, won.format(payment.amount - vatOf(payment.amount))],
    [words.vat, won.format(vatOf(payment.amount))],
    [words.amount, won.format(payment.amount)],
    ...(canceled > 0 ? [[words.canceled, won.format(canceled)] as const] : []),
  ]
  return page(
    language,
    words.receipt,
    html`<main><p class="test"><strong>${words.test}</strong> ${words.testNote}</p>
<h1>${words.receipt}</h1><dl>${rows.map(row)}</dl></main>`,
  )
}

function row([name, value]: readonly [string, string]): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}
