import { accessAt, grantedTier, NO_STANDING, type Standing, type TierGrant, withGrant } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'

/** While a renewal is tried, the subscription itself ends the grace period, so it is checked this often. */
const GRACE_LOOK_MS = 3_600_000

/** Updates the listed tier of members by the rule that decides their access, and returns how many there were. */
export const refreshListedTiers = (
  { inTransaction }: Pick<Services<'listedTiers' | 'payers' | 'standings'>, 'inTransaction'>,
  now: Date,
  limit: number,
): Promise<number> =>
  inTransaction(async ({ listedTiers, payers, standings }) => {
    const due = await listedTiers.claimDue(now, limit)
    for (const { id, ...grant } of due) {
      const payer = await payers.findByMember(id)
      const standing = payer ? await standings.load(payer.id) : NO_STANDING
      const { tier } = withGrant(accessAt(standing, now), grantedTier(grant, now))
      await listedTiers.save(id, tier, nextLook(standing, grant, now))
    }
    return due.length
  })

/** Returns when time alone may change it; null if it can't. Every other change marks the member. */
function nextLook(standing: Standing, { tierUntil }: TierGrant, now: Date): Date | null {
  const running = standing.periods.filter(({ closedAt }) => closedAt === null)
  const moments = [tierUntil, ...running.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
  const isInGrace =
    accessAt(standing, now).tier !== 'free' &&
    !running.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  if (isInGrace) moments.push(new Date(now.getTime() + GRACE_LOOK_MS))
  const coming = moments.flatMap((moment) => (moment !== null && moment > now ? [moment.getTime()] : []))
  return coming.length > 0 ? new Date(Math.min(...coming)) : null
}
