import { gatewayCodeClass, type PlanId } from '@pandok/domain'
import { paymentFail, paymentPlans, paymentPrepare } from '@pandok/protocol'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { reasonText } from '../result/reasonText.ts'
import { gatewayCodeOf, openGateway } from './openGateway.ts'
import { storeOrder } from './storedOrder.ts'

interface CheckoutMessage {
  tone: 'info' | 'danger'
  text: string
}

/** Leads from the consent to the gateway's window, and back if it is closed. */
export function useCheckout(planId: PlanId, { autoRenew }: { autoRenew: boolean }) {
  const text = useText()
  const prepare = useAction(paymentPrepare, { toastErrors: false })
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<CheckoutMessage | null>(null)

  async function pay() {
    setMessage(null)
    setOpen(true)
    const order = await prepare.run({ planId, autoRenew })
    if (order === 'error') {
      // The plans on sale may have changed in another tab.
      void refetchAction(paymentPlans)
      return setOpen(false)
    }
    storeOrder(order.orderId, planId)
    try {
      await openGateway(order, text.locale)
    } catch (error) {
      const code = gatewayCodeOf(error)
      setMessage(messageOf(code))
      setOpen(false)
      if (code) void tellFailure(order.orderId, code)
    }
  }

  function messageOf(code: string | null): CheckoutMessage {
    if (code === null) return { tone: 'danger', text: text('store.checkout.notOpened') }
    if (gatewayCodeClass(code) === 'userCancelled') {
      return { tone: 'info', text: text('store.checkout.cancelled') }
    }
    return { tone: 'danger', text: reasonText(code, text) }
  }

  const refusal = prepare.error && (prepare.error.details[0]?.message ?? prepare.error.message)
  return {
    pay,
    isBusy: isOpen,
    message: message ?? (refusal ? ({ tone: 'danger', text: refusal } as const) : null),
  }
}

/** If this call fails, the order still expires by itself. */
const tellFailure = (orderId: string, code: string) =>
  callAction(paymentFail, { orderId, code, message: '' }).catch(() => {})
