import { paymentHistory } from '@pandok/protocol'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { PaymentActions } from './usePaymentActions.ts'
import type { PaymentRow } from './usePaymentColumns.tsx'

/**
 * The page after a payment links to the receipt. If the receipt isn't on the shown page of the list, it is
 * loaded by its number.
 */
export function useReceiptInAddress(rows: readonly PaymentRow[] | undefined, { ask }: PaymentActions): void {
  const requested = useSearchParams()[0].get('receipt')
  const shown = useRef<string | null>(null)
  const listed = rows?.find(({ id }) => id === requested)
  const found = useActionQuery(
    paymentHistory,
    { search: requested ?? '', pageSize: 100 },
    { enabled: requested !== null && rows !== undefined && !listed },
  )
  const payment = listed ?? found.data?.items.find(({ id }) => id === requested)
  useEffect(() => {
    // An unpaid order has no receipt.
    if (!payment || payment.paidAt === null || shown.current === requested) return
    shown.current = requested
    ask({ kind: 'receipt', payment })
  }, [payment, requested, ask])
}
