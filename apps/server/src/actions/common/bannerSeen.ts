import { bannerSeen as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

/** A banner that isn't shown any more is ignored: the page was just open for longer. */
export const bannerSeen = implement(
  contract,
  ['banners'],
  async ({ param, request, limits, repositories, now }) => {
    await limits.take('banner.seen.address', request.address)
    await repositories.banners.countSeen(param.ids, now())
    return {}
  },
)
