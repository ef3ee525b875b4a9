import { bannerList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const bannerList = implement(contract, ['banners'], async ({ param, repositories, now }) => {
  const banners = await repositories.banners.listShown(param.position, now())
  return { items: banners.map(({ id, imageData, link }) => ({ id, image_data: imageData, link })) }
})
