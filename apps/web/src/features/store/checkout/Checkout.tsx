import type { OfferedPlan, PlanId } from '@pandok/domain'
import { Anchor, ArrowLeftIcon, Card, Notice, Skeleton } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { Facts } from '#shared/payment/Facts.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { isPaymentDocument } from './isPaymentDocument.ts'

interface CheckoutProps {
  plan: OfferedPlan & { id: PlanId }
  /** A subscription whose renewal is stopped is extended by one period and remains stopped. */
  isLineStopped: boolean
}

const PAGE = 'mx-auto grid max-w-3xl gap-6'

const CheckoutSkeleton = () => (
  <div aria-busy="true" className={PAGE}>
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton shape="block" className="h-80" />
  </div>
)

/**
 * The plan with its price and terms. It is a page rather than a dialog, because the gateway's window has to be on top
 * of it.
 */
export function Checkout({ plan, isLineStopped }: CheckoutProps) {
  const text = useText()
  const money = useMoney()
  const name = usePlanName()(plan.id)
  const price = money.won(plan.amount)
  const renews = plan.renews && !isLineStopped
  const [isOpen] = useState(() => isPaymentDocument())
  useEffect(() => {
    if (!isOpen) window.location.reload()
  }, [isOpen])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that was pressed no longer exists, so the focus would be lost.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  if (!isOpen) return <CheckoutSkeleton />
  return (
    <div className={PAGE}>
      <Anchor
        href="/price"
        className="inline-flex min-h-9 items-center gap-1.5 justify-self-start font-semibold text-muted hover:text-text [&_svg]:size-4"
      >
        <ArrowLeftIcon aria-hidden="true" />
        {text('site.title.price')}
      </Anchor>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {text(plan.offer === 'extend' && plan.tier ? 'store.checkout.extendTitle' : 'store.checkout.title', {
          plan: name,
        })}
      </h1>
      {siteConfig.demo ? <Notice>{text('store.checkout.test')}</Notice> : null}
      <Card className="grid gap-6">
        <p className="grid gap-1">
          <span className="text-muted">{text('store.checkout.total')}</span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <strong className="text-4xl font-extrabold tabular-nums">{price}</strong>
            <span className="text-muted">{text('store.checkout.vat')}</span>
          </span>
        </p>
        <Facts
          layout="text"
          className="border-t border-line pt-5"
          facts={[
            { name: text('store.fact.plan'), value: name },
            {
              name: text('store.checkout.period'),
              value: text(`store.checkout.period.${plan.period ?? 'month'}`),
            },
            {
              name: text('store.checkout.renewal'),
              value: text(renews ? 'store.checkout.renewal.on' : 'store.checkout.renewal.off', { price }),
            },
            { name: text('store.checkout.refund'), value: text('store.checkout.refund.rule') },
          ]}
        />
        <ConsentForm planId={plan.id} price={price} renews={renews} />
      </Card>
    </div>
  )
}
