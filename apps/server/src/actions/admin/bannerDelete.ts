import { adminBannerDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { bannerAudit } from './parts/bannerAudit.ts'
import { withBannerLock } from './parts/withBannerLock.ts'

export const adminBannerDelete = implement(
  contract,
  ['audit', 'banners', 'lock'],
  async ({ param, actor, request, now, inTransaction, fail }) =>
    withBannerLock({ inTransaction }, async ({ banners, audit }) => {
      const before = await banners.find(param.id)
      if (!before) return fail('NOT_FOUND')
      await banners.remove(before.id)
      const at = now()
      const record = bannerAudit({ actor, request, action: 'banner.delete', at, before, after: null })
      if (record) await audit.write(record)
      return {}
    }),
)
