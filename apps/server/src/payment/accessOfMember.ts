import {
  type Access,
  accessAt,
  type Entitlement,
  entitlementOf,
  entitlementOfAccess,
  grantedTier,
  NO_STANDING,
  type Tier,
  type TierGrant,
  withGrant,
} from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'

/** Returns what a member may use now: the grant that is in effect, and what runs of what was paid for. */
export async function accessOfMember(
  { payers, standings }: Pick<Repositories, 'payers' | 'standings'>,
  { id, ...grant }: { id: string } & TierGrant,
  now: Date,
): Promise<Access> {
  const payer = await payers.findByMember(id)
  return withGrant(
    accessAt(payer ? await standings.load(payer.id) : NO_STANDING, now),
    grantedTier(grant, now),
  )
}

/** Does the same at every call of a member. Most members have no payer, so that case returns first. */
export async function entitlementOfActor(
  { standings }: Pick<Repositories, 'standings'>,
  { payerId, ...grant }: { payerId: string | null } & TierGrant,
  now: Date,
): Promise<{
  tier: Tier
  entitlement: Entitlement
  pass: { payerId: string; without: Entitlement; at: Date } | null
}> {
  const tier = grantedTier(grant, now)
  const without = entitlementOf(tier)
  if (payerId === null) return { tier, entitlement: without, pass: null }
  const access = withGrant(accessAt(await standings.load(payerId), now), tier)
  return { tier: access.tier, entitlement: entitlementOfAccess(access), pass: { payerId, without, at: now } }
}
