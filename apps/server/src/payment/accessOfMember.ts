import {
  type Access,
  accessAt,
  type Entitlement,
  entitlementOf,
  entitlementOfAccess,
  NO_STANDING,
  type Tier,
  withGrant,
} from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'

/** What a member may use now: what was granted, and what runs of what was paid for. */
export async function accessOfMember(
  { payers, standings }: Pick<Repositories, 'payers' | 'standings'>,
  { id, tier }: { id: string; tier: Tier },
  now: Date,
): Promise<Access> {
  const payer = await payers.findByMember(id)
  return withGrant(accessAt(payer ? await standings.load(payer.id) : NO_STANDING, now), tier)
}

/** The same for every call of a member, who is a payer for few of them. */
export async function entitlementOfActor(
  { standings }: Pick<Repositories, 'standings'>,
  { tier, payerId }: { tier: Tier; payerId: string | null },
  now: Date,
): Promise<{
  tier: Tier
  entitlement: Entitlement
  pass: { payerId: string; without: Entitlement; at: Date } | null
}> {
  const without = entitlementOf(tier)
  if (payerId === null) return { tier, entitlement: without, pass: null }
  const access = withGrant(accessAt(await standings.load(payerId), now), tier)
  return { tier: access.tier, entitlement: entitlementOfAccess(access), pass: { payerId, without, at: now } }
}
