import type { ResultOf, userInfo } from '@pandok/protocol'
import { Anchor, Badge, buttonClass, Card, ProgressBar } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface PlanCardProps {
  entitlement: ResultOf<typeof userInfo>['entitlement']
}

export function PlanCard({ entitlement }: PlanCardProps) {
  const text = useText()
  const { tier, plateCount, plateLimit, library } = entitlement
  const usages = [
    { label: text('account.myPage.plates'), used: plateCount, limit: plateLimit },
    { label: text('account.myPage.libraryFree'), used: library.usedFree, limit: library.free },
    { label: text('account.myPage.libraryPaid'), used: library.usedPaid, limit: library.paid },
  ]
  return (
    <Card as="section" padding="sm" aria-label={text('account.myPage.plan')} className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-bold">{text('account.myPage.plan')}</h2>
        <Badge tone={tier === 'free' ? 'neutral' : 'accent'}>{text(`account.myPage.tier.${tier}`)}</Badge>
      </div>
      <div className="grid gap-4">
        {usages
          .filter(({ limit, used }) => limit > 0 || used > 0)
          .map(({ label, used, limit }) => (
            <ProgressBar
              key={label}
              label={label}
              value={used}
              max={limit}
              valueText={text('account.myPage.usage', { used, limit })}
            />
          ))}
      </div>
      <Anchor href="/price" className={buttonClass({ block: true })}>
        {text('account.myPage.toPrice')}
      </Anchor>
    </Card>
  )
}
