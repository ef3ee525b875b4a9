import type { ResultOf, userInfo } from '@pandok/protocol'
import { Avatar } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface MemberCardProps {
  member: Pick<ResultOf<typeof userInfo>, 'user' | 'profile'>
}

export function MemberCard({ member: { user, profile } }: MemberCardProps) {
  const text = useText()
  // A narrow card breaks an address behind its @ before it breaks it anywhere.
  const [local, host] = user.email.split(/(?<=@)/u)
  const date = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long' }).format(new Date(profile.createdAt))
  return (
    <div className="flex items-center gap-4">
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0">
        <p className="truncate text-lg font-bold">{user.name}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {local}
          <wbr />
          {host}
        </p>
        <p className="text-xs text-muted">{text('account.myPage.since', { date })}</p>
      </div>
    </div>
  )
}
