import { adminBannerOrder as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { bannerAudit } from './parts/bannerAudit.ts'
import { bannerView } from './parts/bannerView.ts'
import { withBannerLock } from './parts/withBannerLock.ts'

/**
 * A list that another administrator has changed since is refused. Of two orders of the same banners the later
 * one applies as a whole.
 */
export const adminBannerOrder = implement(
  contract,
  ['audit', 'banners', 'lock'],
  async ({ param, actor, request, now, inTransaction, fail }) =>
    withBannerLock({ inTransaction }, async ({ banners, audit }) => {
      const before = await banners.list(param.position)
      const known = new Set(before.map(({ id }) => id))
      if (param.ids.length !== known.size || !param.ids.every((id) => known.has(id))) {
        return fail('BAD_REQUEST', { problem: 'banner.order' })
      }
      await banners.setOrder(param.ids)
      const after = await banners.list(param.position)
      const at = now()
      for (const banner of after) {
        const old = before.find(({ id }) => id === banner.id) ?? null
        const record = bannerAudit({ actor, request, action: 'banner.order', at, before: old, after: banner })
        if (record) await audit.write(record)
      }
      return { items: after.map((banner) => bannerView(banner, at)) }
    }),
)
