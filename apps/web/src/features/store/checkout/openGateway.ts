import { errorCode, type Locale } from '@pandok/domain'
import type { paymentPrepare, ResultOf } from '@pandok/protocol'
import { allowScript } from './allowScript.ts'

export type Order = ResultOf<typeof paymentPrepare>

/** The gateway's window supports four languages. */
const LANGUAGES = { ko: 'KO', en: 'EN', zh: 'ZH', ja: 'JA', de: 'EN' } as const satisfies Record<
  Locale,
  string
>

/**
 * Opens the gateway's window, from which the browser leaves for `/price/success` or `/price/failled`. The
 * promise settles only if the window was closed or could not be opened, with an error that carries the
 * gateway's `code`.
 */
export async function openGateway(order: Order, locale: Locale): Promise<void> {
  const { clientKey, customerKey, customerEmail, customerName, gateway, orderId } = order
  allowScript(gateway.scriptUrl)
  const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk')
  const toss = await loadTossPayments(clientKey, { src: gateway.scriptUrl })
  const payment = toss.payment({ customerKey })
  const customer = {
    customerEmail,
    customerName,
    ...(gateway.sandbox ? { language: locale } : {}),
  }
  if (order.method === 'billing') {
    // The gateway's answer to a card registration names no order.
    await payment.requestBillingAuth({ method: 'CARD', ...addresses({ orderId }), ...customer })
    return
  }
  await payment.requestPayment({
    method: 'CARD',
    amount: { value: order.amount, currency: 'KRW' },
    orderId,
    orderName: order.orderName,
    ...addresses(),
    ...customer,
    card: { flowMode: 'DEFAULT', language: LANGUAGES[locale] },
  })
}

function addresses(facts: Record<string, string> = {}) {
  const query = new URLSearchParams(facts).toString()
  const to = (path: string) => `${window.location.origin}${path}${query === '' ? '' : `?${query}`}`
  return { successUrl: to('/price/success'), failUrl: to('/price/failled') }
}

/** The code of an error thrown by the gateway's script. */
export function gatewayCodeOf(error: unknown): string | null {
  const code = errorCode(error)
  return typeof code === 'string' ? code : null
}
