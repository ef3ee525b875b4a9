import {
  accessAt,
  canChangeRole,
  canSuspend,
  entitlementOfAccess,
  grantedTier,
  NO_STANDING,
  withGrant,
} from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { sheetsView } from '#actions/payment/parts/sheetsView.ts'
import { subscriptionView } from '#actions/payment/parts/subscriptionView.ts'
import { profileOf } from '#actions/user/parts/profileOf.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/** Returns everything that an administrator sees of a member. */
export async function readUser(
  {
    repositories,
    now: clock,
  }: Pick<
    Services<'adminMembers' | 'billingCards' | 'members' | 'payers' | 'plates' | 'sessions' | 'standings'>,
    'repositories' | 'now'
  >,
  id: string,
  viewerId: string,
): Promise<AdminUser> {
  const { members, adminMembers, plates, payers, standings, billingCards, sessions } = repositories
  const now = clock()
  const [member, administered, payer] = await Promise.all([
    members.findById(id),
    adminMembers.find(id),
    payers.findByMember(id),
  ])
  if (!member || !administered) throw new ActionError('NOT_FOUND')
  const [trail, counts, open, otherAdmins, standing, card] = await Promise.all([
    adminMembers.trailOf(id),
    plates.counts(id),
    sessions.listOpen(id, now),
    adminMembers.countAdminsBut(id),
    payer && standings.load(payer.id),
    payer && billingCards.findCurrent(payer.id),
  ])
  const granted = grantedTier(member, now)
  const access = withGrant(accessAt(standing ?? NO_STANDING, now), granted)
  const { plateLimit, libraryFree, libraryPaid } = entitlementOfAccess(access)
  const isSelf = id === viewerId
  return {
    id,
    email: member.email,
    nickname: member.nickname,
    name: member.name,
    role: member.role,
    tier: access.tier,
    state: member.suspendedAt ? 'suspended' : 'active',
    plateCount: trail.plateCount,
    moduleCount: trail.moduleCount,
    createdAt: member.createdAt.toISOString(),
    lastSeenAt: trail.lastSeenAt?.toISOString() ?? null,
    profile: profileOf(member),
    suspendedAt: member.suspendedAt?.toISOString() ?? null,
    note: administered.note,
    grant:
      granted === 'free'
        ? null
        : {
            tier: granted,
            until: administered.tierUntil?.toISOString() ?? null,
            reason: administered.tierReason,
          },
    entitlement: {
      plateLimit,
      library: { free: libraryFree, paid: libraryPaid, usedFree: counts.free, usedPaid: counts.paid },
    },
    subscription: standing && subscriptionView(standing, card, now),
    sheets: standing ? sheetsView(standing, now) : [],
    paymentCount: trail.paymentCount,
    sessions: open.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    events: trail.events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    may: {
      changeRole: canChangeRole({ isSelf, otherAdmins }).ok,
      suspend: canSuspend({ isSelf, otherAdmins }).ok,
    },
  }
}
