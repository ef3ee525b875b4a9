import { bannerClick as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const bannerClick = implement(contract, async ({ param, repositories, now, fail }) => {
  const isShown = await repositories.banners.countClick(param.id, now())
  if (!isShown) fail('NOT_FOUND')
  return {}
})
