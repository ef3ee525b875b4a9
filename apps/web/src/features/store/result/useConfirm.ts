import { errorCode } from '@pandok/domain'
import type { PaymentView, SubscriptionView } from '@pandok/protocol'
import { paymentConfirm, paymentHistory, paymentPlans, paymentSubscription, userInfo } from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { callAction, RpcError } from '#rpc/callAction.ts'
import { isConnectionFailure } from '#rpc/RpcError.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import type { GatewayReturn } from '../checkout/storedOrder.ts'

export type Outcome =
  | { kind: 'confirming' }
  /** It is unknown yet whether money was transferred. */
  | { kind: 'pending' }
  /** The server could not be reached; the call is repeated. */
  | { kind: 'notReached'; message: string }
  | { kind: 'none' }
  | { kind: 'paid'; payment: PaymentView; subscription: SubscriptionView | null }
  | { kind: 'failed'; code: string | null; sentence: string | null }

const PAUSES_MS = [1500, 2500, 4000, 6000, 10_000] as const

/**
 * Confirms the parameters of the gateway and polls until the outcome is known. However often it is called,
 * the order is paid only once.
 */
export function useConfirm(facts: GatewayReturn | null): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({ kind: facts ? 'confirming' : 'none' })

  useEffect(() => {
    if (!facts) return
    const asked = facts
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function ask(attempt: number): Promise<void> {
      const next = await confirm(asked)
      if (isGone) return
      setOutcome(next)
      if (next.kind === 'pending' || next.kind === 'notReached') {
        timer = setTimeout(() => void ask(attempt + 1), PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)])
      } else await forgetStanding()
    }

    void ask(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [facts])

  return outcome
}

async function confirm(facts: GatewayReturn): Promise<Outcome> {
  try {
    const { payment, subscription } = await callAction(paymentConfirm, facts)
    switch (payment.status) {
      case 'pending':
        return { kind: 'pending' }
      case 'failed':
      case 'canceled':
      case 'returned':
        return {
          kind: 'failed',
          code: payment.status === 'returned' ? 'returned' : payment.code,
          sentence: null,
        }
      default:
        return { kind: 'paid', payment, subscription }
    }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    if (error.code === 'NOT_FOUND') return { kind: 'none' }
    if (error.code === 'PAYMENT_FAILED') return { kind: 'failed', code: codeIn(error.data), sentence: null }
    if (error.code === 'BAD_REQUEST') {
      return { kind: 'failed', code: null, sentence: error.details[0]?.message ?? error.message }
    }
    if (isConnectionFailure(error) || error.code === 'TOO_MANY_REQUESTS' || error.code === 'INTERNAL') {
      return { kind: 'notReached', message: error.message }
    }
    return { kind: 'failed', code: null, sentence: error.message }
  }
}

function codeIn(details: unknown): string | null {
  const code = errorCode(details)
  return typeof code === 'string' ? code : null
}

/** The member's plan has changed, so cached answers about it are dropped. */
const forgetStanding = () =>
  Promise.all(
    [userInfo, paymentPlans, paymentSubscription, paymentHistory].map((contract) => refetchAction(contract)),
  )
