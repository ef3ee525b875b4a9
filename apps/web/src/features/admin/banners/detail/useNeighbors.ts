import type { BannerPosition } from '@pandok/domain'
import { adminBannerList } from '@pandok/protocol'
import { useActionQuery } from '#rpc/useActionQuery.ts'

export interface Neighbors {
  nextOrder: (position: BannerPosition) => number
  hasOthers: (position: BannerPosition) => boolean
}

/** The other banners of the same position. */
export function useNeighbors(ownId: string | undefined): Neighbors {
  const { data } = useActionQuery(adminBannerList, {})
  const others = (position: BannerPosition) =>
    (data?.items ?? []).filter((banner) => banner.position === position && banner.id !== ownId)
  return {
    nextOrder: (position) => 1 + Math.max(0, ...others(position).map(({ order }) => order)),
    hasOthers: (position) => others(position).some(({ state }) => state === 'shown'),
  }
}
