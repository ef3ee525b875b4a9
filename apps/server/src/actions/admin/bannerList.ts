import { adminBannerList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { bannerView } from './parts/bannerView.ts'

export const adminBannerList = implement(contract, ['banners'], async ({ param, repositories, now }) => {
  const banners = await repositories.banners.list(param.position)
  const at = now()
  return { items: banners.map((banner) => bannerView(banner, at)) }
})
