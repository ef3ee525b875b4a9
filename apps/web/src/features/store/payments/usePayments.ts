import type { PaymentStatus } from '@pandok/domain'
import { paymentHistory, paymentSubscription } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'
import { listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'

const POLL_MS = 4000

/** Payments and the current subscription. While the outcome of a payment is unknown, it is polled. */
export function usePayments(list: ListState) {
  const status = list.filter['status'] as PaymentStatus | ''
  const history = useActionQuery(
    paymentHistory,
    { ...listParam(list), ...(status ? { filter: { status } } : {}) },
    { placeholderData: keepPreviousData },
  )
  const standing = useActionQuery(
    paymentSubscription,
    {},
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data && state.data.pending.length > 0 ? POLL_MS : false),
    },
  )
  const pending = standing.data?.pending.length
  const before = useRef<number>(undefined)
  useEffect(() => {
    // A settled payment changes the list.
    if (before.current !== undefined && before.current !== pending) void refetchAction(paymentHistory)
    before.current = pending
  }, [pending])
  return { history, standing }
}

export type Payments = ReturnType<typeof usePayments>
