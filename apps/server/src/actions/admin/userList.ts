import { adminUserList as contract } from '@pandok/protocol'
import { accessOfMember } from '#payment/accessOfMember.ts'
import { refreshListedTiers } from '#payment/refreshListedTiers.ts'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'

/** Rows that the job has not refreshed yet are refreshed here, but only so many that nobody waits. */
const REFRESHED_AT_ONCE = 50

export const adminUserList = implement(
  contract,
  ['adminLists', 'listedTiers', 'payers', 'standings'],
  async ({ param, repositories, inTransaction, now }) => {
    const at = now()
    if (param.filter?.tier) await refreshListedTiers({ inTransaction }, at, REFRESHED_AT_ONCE)
    const { items, ...page } = mustKnowCursor(await repositories.adminLists.users(param, at))
    return {
      ...page,
      page: param.page,
      pageSize: param.pageSize,
      items: await Promise.all(
        items.map(async ({ listedTier, isTierDue, tierUntil, createdAt, lastSeenAt, ...user }) => ({
          ...user,
          tier: isTierDue
            ? (await accessOfMember(repositories, { ...user, tierUntil }, at)).tier
            : listedTier,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
        })),
      ),
    }
  },
)
