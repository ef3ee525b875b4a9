import { fieldsOf } from '@pandok/domain'
import { paymentFail, paymentPlans } from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { callAction } from '#rpc/callAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { storedOrderId, storedPlanId } from '../checkout/storedOrder.ts'
import { FailureView, type PaymentFailure } from './FailureView.tsx'

const MESSAGE_MAX = 1000

/**
 * `/price/failled`: a payment that failed ends here, whether the gateway or the server reported the failure.
 */
export function FailedPaymentScreen() {
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [said] = useState(() => search)
  const [failure] = useState(() => toldIn(state) ?? failureIn(search))
  const isDirty = search.size > 0

  useEffect(() => {
    const code = said.get('code')
    const { orderId } = failure
    // The server already knows a failure that it reported itself.
    if (!code || code !== failure.code || !orderId) return
    const message = said.get('message')?.slice(0, MESSAGE_MAX) ?? ''
    // If this call fails, the order still expires by itself.
    void callAction(paymentFail, { orderId, code, message })
      .catch(() => {})
      .then(() => refetchAction(paymentPlans))
  }, [failure, said])

  useEffect(() => {
    // The history entry keeps the failure, so that the reason is still shown after a reload.
    if (isDirty) setSearch({}, { replace: true, preventScrollReset: true, state: failure })
  }, [failure, isDirty, setSearch])

  return <FailureView {...failure} planId={storedPlanId()} />
}

/**
 * A failure that the server reported during confirmation is in the history state; malformed state counts as
 * none.
 */
function toldIn(state: unknown): PaymentFailure | null {
  const { code, sentence, orderId } = fieldsOf(state)
  if (code === undefined || sentence === undefined) return null
  return { code: textOrNull(code), sentence: textOrNull(sentence), orderId: textOrNull(orderId) }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The gateway names the order only if it knows it; otherwise it is the order that this tab started. */
function failureIn(search: URLSearchParams): PaymentFailure {
  const code = search.get('code')
  const orderId = search.get('orderId')
  return {
    code: code && /^[A-Z0-9_]{1,100}$/u.test(code) ? code : null,
    sentence: null,
    orderId: orderId && /^[\w=-]{6,64}$/u.test(orderId) ? orderId : storedOrderId(),
  }
}
