import type { ResultOf, userInfo } from '@pandok/protocol'
import { Avatar } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface MemberCardProps {
  member: Pick<ResultOf<typeof userInfo>, 'user' | 'profile'>
}

export function MemberCard({ member: { user, profile } }: MemberCardProps) {
  const text = useText()
  const date = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long' }).format(new Date(profile.createdAt))
  return (
    <div className="flex items-center gap-4">
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0">
        <p className="truncate text-lg font-bold">{user.name}</p>
        <p className="text-sm break-all text-muted">{user.email}</p>
        <p className="text-xs text-muted">{text('account.myPage.since', { date })}</p>
      </div>
    </div>
  )
}
