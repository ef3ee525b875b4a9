import type { ResultOf, userInfo } from '@pandok/protocol'
import { SubscriptionCard } from '#shared/payment/SubscriptionCard.tsx'
import { MarketingCard } from './MarketingCard.tsx'
import { MemberCard } from './MemberCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PrintHeadCard } from './PrintHeadCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { WithdrawCard } from './WithdrawCard.tsx'

interface MyPageContentProps {
  member: ResultOf<typeof userInfo>
  onGone: () => void
}

export function MyPageContent({ member, onGone }: MyPageContentProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <aside className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
        <MemberCard member={member} />
        <PlanCard entitlement={member.entitlement} />
        <SubscriptionCard />
      </aside>
      <div className="grid min-w-0 content-start gap-6">
        <ProfileCard member={member} />
        <PrintHeadCard />
        <MarketingCard initial={member.profile.marketing} />
        <PasswordCard email={member.user.email} />
        <SessionsCard />
        <WithdrawCard onGone={onGone} />
      </div>
    </div>
  )
}
