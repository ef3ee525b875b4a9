import { Anchor, buttonClass, CircleHelpIcon, EmptyState, HourglassIcon, Notice, Spinner } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { returnIn, storedReturn, storeReturn } from '../checkout/storedOrder.ts'
import type { PaymentFailure } from './FailureView.tsx'
import { OrderNumber } from './OrderNumber.tsx'
import { PaidView } from './PaidView.tsx'
import { ResultHeader } from './ResultHeader.tsx'
import { type Outcome, useConfirm } from './useConfirm.ts'

/** `/price/success`: the gateway redirects here after a payment, which the server still has to confirm. */
export function SuccessScreen() {
  const facts = useGatewayReturn()
  const outcome = useConfirm(facts)
  return (
    // The result is announced to screen readers.
    <div aria-live="polite">
      <OutcomeView outcome={outcome} orderId={facts?.orderId ?? null} />
    </div>
  )
}

function OutcomeView({ outcome, orderId }: { outcome: Outcome; orderId: string | null }) {
  const text = useText()
  switch (outcome.kind) {
    case 'paid':
      return <PaidView payment={outcome.payment} subscription={outcome.subscription} />
    case 'failed': {
      const { code, sentence } = outcome
      return <ToFailure failure={{ code, sentence, orderId }} />
    }
    case 'none':
      return (
        <EmptyState
          level={1}
          icon={<CircleHelpIcon />}
          title={text('store.success.none.title')}
          text={text('store.success.none.text')}
          action={<ToPayments />}
        />
      )
    case 'pending':
      return (
        <div className="mx-auto grid max-w-xl justify-items-center gap-6">
          <ResultHeader
            icon={<HourglassIcon />}
            className="text-info-text"
            title={text('store.success.unknown.title')}
            text={text('store.success.unknown.text')}
          />
          {orderId ? <OrderNumber id={orderId} /> : null}
          <ToPayments />
        </div>
      )
    case 'confirming':
    case 'notReached':
      return (
        <div className="mx-auto grid max-w-xl gap-4">
          <EmptyState
            level={1}
            icon={<Spinner />}
            title={text('store.success.confirming.title')}
            text={text('store.success.confirming.text')}
          />
          {outcome.kind === 'notReached' ? (
            <Notice tone="warning" title={text('store.success.notReached.title')}>
              {outcome.message}
            </Notice>
          ) : null}
        </div>
      )
  }
}

/**
 * The state has to be the same object in every render; otherwise the navigation would start again each time,
 * before the page has loaded.
 */
function ToFailure({ failure }: { failure: PaymentFailure }) {
  const [state] = useState(failure)
  return <Navigate to="/price/failled" replace state={state} />
}

/**
 * The parameters are read once and removed from the address, so that they don't stay in the history or reach
 * a referrer.
 */
function useGatewayReturn() {
  const [search, setSearch] = useSearchParams()
  const [facts] = useState(() => {
    const given = returnIn(Object.fromEntries(search))
    if (given) storeReturn(given)
    return given ?? storedReturn()
  })
  const isDirty = search.size > 0
  useEffect(() => {
    if (isDirty) setSearch({}, { replace: true, preventScrollReset: true })
  }, [isDirty, setSearch])
  return facts
}

function ToPayments() {
  const text = useText()
  return (
    <Anchor href="/program/payment" className={buttonClass()}>
      {text('store.price.history')}
    </Anchor>
  )
}
