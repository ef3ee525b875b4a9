import { LIBRARY_OWNER_ID } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { Notice } from '@pandok/ui'
import { AuditTrail } from '#features/admin/audit/AuditTrail.tsx'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { PromptDialog } from '../change/PromptDialog.tsx'
import { UserActions } from '../change/UserActions.tsx'
import { useUserChange } from '../change/useUserChange.ts'
import { RoleBadge, StateBadge } from '../UserBadges.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import { MemberItems } from './MemberItems.tsx'
import { MemberPayments } from './MemberPayments.tsx'
import { NotePanel } from './NotePanel.tsx'
import { Panel } from './Panel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

export function UserDetail({ user }: { user: AdminUser }) {
  const text = useText()
  const { moment } = useMoney()
  const changing = useUserChange(user)
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-2xl font-bold [overflow-wrap:anywhere]">{user.nickname}</h1>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <span className="break-all">{user.email}</span>
            <StateBadge id={user.id} state={user.state} />
            <RoleBadge role={user.role} />
          </p>
        </div>
        <UserActions user={user} changing={changing} />
      </header>
      {user.suspendedAt === null || user.id === LIBRARY_OWNER_ID ? null : (
        <Notice tone="warning" className="mb-4">
          {text('office.users.suspendedSince', { date: moment(user.suspendedAt) })}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="grid grid-cols-1 gap-4">
          <PlanPanel user={user} changing={changing} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <MemberItems user={user} kind="plates" />
            <MemberItems user={user} kind="modules" />
          </div>
          <MemberPayments user={user} />
          <Panel title={text('office.users.trail.title')}>
            <AuditTrail filter={{ subjectKind: 'member', subjectId: user.id }} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ProfilePanel user={user} />
          <NotePanel user={user} />
          <SessionsPanel user={user} changing={changing} />
          <EventsPanel events={user.events} />
        </div>
      </div>
      {changing.prompt ? <PromptDialog user={user} prompt={changing.prompt} changing={changing} /> : null}
    </>
  )
}
