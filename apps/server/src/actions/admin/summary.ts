import { isTierPlan, koreanMonths, PLANS } from '@pandok/domain'
import { adminSummary as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'

type Changes = Awaited<ReturnType<Services['repositories']['money']['subscriptionsByMonth']>>

/**
 * All figures are counted as they happen, so that only a few thousand rows are summed up, however many
 * payments there are.
 */
export const adminSummary = implement(
  contract,
  ['money'],
  async ({ param, repositories: { money }, now }) => {
    const at = now()
    const months = koreanMonths(at, param.months)
    const [sums, changes, openRefunds, members] = await Promise.all([
      money.byMonth(months[0] ?? ''),
      money.subscriptionsByMonth(at),
      money.countOpenRefunds(),
      money.countMembers(),
    ])
    return {
      months: months.map((month) => ({
        month,
        plans: PLANS.map(({ id: planId }) => {
          const sum = sums.find((each) => each.month === month && each.planId === planId)
          return {
            planId,
            captured: sum?.capturedWon ?? 0,
            refunded: sum?.refundedWon ?? 0,
            payments: sum?.payments ?? 0,
            refunds: sum?.refunds ?? 0,
          }
        }),
        active: activeAtEnd(changes, month),
      })),
      openRefunds,
      members,
    }
  },
)

/** Sheets are no subscriptions, because they don't renew. */
const activeAtEnd = (changes: Changes, month: string) =>
  PLANS.filter(({ id }) => isTierPlan(id)).map(({ id }) => ({
    planId: id,
    count: changes
      .filter((each) => each.planId === id && each.month <= month)
      .reduce((sum, { change }) => sum + change, 0),
  }))
