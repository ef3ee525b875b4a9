import { adminBannerGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { bannerView } from './parts/bannerView.ts'

export const adminBannerGet = implement(contract, ['banners'], async ({ param, repositories, now, fail }) => {
  const banner = await repositories.banners.find(param.id)
  if (!banner) return fail('NOT_FOUND')
  return { banner: bannerView(banner, now()) }
})
