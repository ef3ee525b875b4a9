import type { PlanId } from '@pandok/domain'
import { Anchor, buttonClass, Skeleton } from '@pandok/ui'
import { loginPathFor } from '#platform/navigation/returnPath.ts'
import { useText } from '#platform/text/text.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { ContactLink } from '../contact/ContactLink.tsx'
import type { Plans } from './usePlans.ts'

interface PlanOfferProps {
  planId: PlanId
  plans: Plans
  /** Passes are listed in rows, which have small buttons. */
  isSmall?: boolean
}

/** The button that buys a plan, or the reason why there is none. */
export function PlanOffer({ planId, plans, isSmall = false }: PlanOfferProps) {
  const text = useText()
  const plan = usePlanName()(planId)
  const offered = plans.find(planId)
  if (!offered) return plans.error ? null : <Skeleton className={isSmall ? 'h-8 w-24' : 'h-12'} />
  switch (offered.offer) {
    case 'buy':
    case 'extend': {
      const path = `/price?plan=${planId}`
      const word = offered.offer === 'buy' ? 'buy' : offered.tier ? 'extend' : 'again'
      return (
        <Anchor
          href={plans.isSignedIn ? path : loginPathFor(path)}
          aria-label={text(`store.price.${word}Plan`, { plan })}
          className={buttonClass({
            variant: isSmall ? 'secondary' : 'primary',
            size: isSmall ? 'md' : 'lg',
            block: !isSmall,
          })}
        >
          {text(`store.price.${word}`)}
        </Anchor>
      )
    }
    case 'contact':
      // The card of a granted tier already explains who granted it.
      if (offered.granted) return null
      return (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{text('store.price.contact.text')}</p>
          <ContactLink>{text('store.price.contact')}</ContactLink>
        </div>
      )
    case 'current':
      return (
        <Anchor href="/program/payment" className={buttonClass({ size: 'lg', block: true })}>
          {text('store.price.history')}
        </Anchor>
      )
    case 'refused':
      return (
        <p className="text-sm text-muted">
          {text(`store.price.refused.${offered.reason ?? 'orderPending'}`)}
        </p>
      )
    case 'none':
      return null
  }
}
