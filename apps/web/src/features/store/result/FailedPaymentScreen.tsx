import { paymentFail, paymentPlans } from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callAction } from '#rpc/callAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { keptOrderId, keptPlanId } from '../checkout/keptOrder.ts'
import { FailureView } from './FailureView.tsx'

interface Failure {
  code: string | null
  orderId: string | null
}

const MESSAGE_MAX = 1000

/** /price/failled: where the gateway sends buyers whose payment came to nothing. */
export function FailedPaymentScreen() {
  const [search, setSearch] = useSearchParams()
  const [said] = useState(() => search)
  const [failure] = useState(() => failureIn(search))
  const isDirty = search.size > 0

  useEffect(() => {
    const { code, orderId } = failure
    if (!code || !orderId) return
    const message = said.get('message')?.slice(0, MESSAGE_MAX) ?? ''
    // The order ends by itself if this does not arrive.
    void callAction(paymentFail, { orderId, code, message })
      .catch(() => {})
      .then(() => refetchAction(paymentPlans))
  }, [failure, said])

  useEffect(() => {
    if (isDirty) setSearch({}, { replace: true, preventScrollReset: true })
  }, [isDirty, setSearch])

  return <FailureView code={failure.code} orderId={failure.orderId} planId={keptPlanId()} />
}

/** The gateway names the order only if it knows it; the one that this tab has begun is the other way to find it. */
function failureIn(search: URLSearchParams): Failure {
  const code = search.get('code')
  const orderId = search.get('orderId')
  return {
    code: code && /^[A-Z0-9_]{1,100}$/u.test(code) ? code : null,
    orderId: orderId && /^[\w=-]{6,64}$/u.test(orderId) ? orderId : keptOrderId(),
  }
}
