import { bannerClick as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const bannerClick = implement(
  contract,
  ['banners'],
  async ({ param, request, limits, repositories, now, fail }) => {
    await limits.take('banner.address', request.address)
    const isShown = await repositories.banners.countClick(param.id, now())
    if (!isShown) fail('NOT_FOUND')
    return {}
  },
)
