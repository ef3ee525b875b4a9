import type { AdminUser } from '@pandok/protocol'
import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Facts } from '#shared/payment/Facts.tsx'
import { LabelBadge } from '#shared/payment/LabelBadge.tsx'
import { SubscriptionSummary } from '#shared/payment/SubscriptionSummary.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import type { UserChanging } from '../change/useUserChange.ts'
import { Panel } from './Panel.tsx'

export function PlanPanel({ user, changing }: { user: AdminUser; changing: UserChanging }) {
  const text = useText()
  const { moment } = useMoney()
  const { grant, entitlement, subscription } = user
  const { library } = entitlement
  const usage = (used: number, limit: number) => text('office.users.plan.usage', { used, limit })
  return (
    <Panel
      title={text('office.users.plan.title')}
      actions={<GrantButtons changing={changing} hasGrant={grant !== null} />}
    >
      <div className="grid gap-x-10 gap-y-4 text-sm sm:grid-cols-2">
        <Facts
          facts={[
            { name: text('office.users.plan.now'), value: text(`store.price.plan.${user.tier}`) },
            { name: text('office.users.plan.grant'), value: grantText() },
            ...(grant ? [{ name: text('office.users.plan.reason'), value: grant.reason }] : []),
          ]}
        />
        <Facts
          facts={[
            {
              name: text('office.users.plan.plates'),
              value: usage(user.plateCount, entitlement.plateLimit),
            },
            {
              name: text('office.users.plan.libraryFree'),
              value: usage(library.usedFree, library.free),
            },
            {
              name: text('office.users.plan.libraryPaid'),
              value: usage(library.usedPaid, library.paid),
            },
          ]}
        />
      </div>
      <div className="border-t border-line pt-3">
        {subscription ? (
          <SubscriptionSummary subscription={subscription} />
        ) : (
          <p className="text-sm text-muted">{text('office.users.plan.noSubscription')}</p>
        )}
      </div>
      {user.sheets.length > 0 ? <SheetList sheets={user.sheets} /> : null}
    </Panel>
  )

  function grantText(): string {
    if (!grant) return text('office.users.none')
    const tier = text(`store.price.plan.${grant.tier}`)
    if (grant.until === null) return text('office.users.plan.forever', { tier })
    return text('office.users.plan.until', { tier, date: moment(grant.until) })
  }
}

function SheetList({ sheets }: Pick<AdminUser, 'sheets'>) {
  const text = useText()
  const { day } = useMoney()
  const planName = usePlanName()
  return (
    <div className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{text('office.users.plan.sheets')}</h3>
      <ul className="grid gap-1.5">
        {sheets.map((sheet) => (
          <li key={sheet.paymentId} className="flex flex-wrap items-center justify-between gap-2">
            {text('office.users.plan.sheet', {
              plan: planName(sheet.planId),
              date: day(sheet.expiresAt),
            })}
            <LabelBadge label={sheet.label} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function GrantButtons({ changing, hasGrant }: { changing: UserChanging; hasGrant: boolean }) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => changing.ask('grant')}>
        {text('office.users.grant')}
      </Button>
      {hasGrant ? (
        <Button size="sm" onClick={() => changing.ask('grantEnd')}>
          {text('office.users.grantEnd')}
        </Button>
      ) : null}
    </div>
  )
}
