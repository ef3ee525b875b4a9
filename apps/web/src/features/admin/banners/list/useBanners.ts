import type { BannerPosition } from '@pandok/domain'
import {
  type AdminBanner,
  adminBannerGet,
  adminBannerList,
  adminBannerOrder,
  adminBannerSave,
  type ResultOf,
} from '@pandok/protocol'
import { dismissToast, toast } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'

type List = ResultOf<typeof adminBannerList>

export function useBanners() {
  const text = useText()
  const query = useActionQuery(adminBannerList, {})
  const ordering = useAction(adminBannerOrder)
  /**
   * Orders are sent one after the other. If they were sent together, the last one sent might not be the last
   * one stored.
   */
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  const said = useRef<number>(undefined)

  const change = (change: (items: AdminBanner[]) => AdminBanner[]) =>
    queryClient.setQueryData<List>(
      [adminBannerList.method, {}, text.locale],
      (list) => list && { items: change(list.items) },
    )
  const idsAt = (position: BannerPosition) =>
    (query.data?.items ?? []).filter((banner) => banner.position === position).map(({ id }) => id)

  function order(position: BannerPosition, ids: string[], isUndo = false) {
    const before = idsAt(position)
    change((items) => [
      ...ids.flatMap((id) => items.filter((banner) => banner.id === id)),
      ...items.filter((banner) => banner.position !== position),
    ])
    previous.current = previous.current.then(async () => {
      const answer = await ordering.run({ position, ids })
      if (answer === 'error') return refetchAction(adminBannerList)
      if (said.current !== undefined) dismissToast(said.current)
      said.current = toast({
        tone: 'success',
        title: text(isUndo ? 'office.banners.restored' : 'office.banners.reordered'),
        ...(isUndo
          ? {}
          : { action: { label: text('list.undo'), onPress: () => order(position, before, true) } }),
      })
    })
  }

  return {
    items: query.data?.items,
    error: query.error,
    retry: query.refetch,
    order: (position: BannerPosition, ids: string[]) => order(position, ids),
    ...useSwitching(change),
  }
}

type ChangeItems = (change: (items: AdminBanner[]) => AdminBanner[]) => void

function useSwitching(change: ChangeItems) {
  const asking = useAction(adminBannerGet)
  const saving = useAction(adminBannerSave)
  const [switchingId, setSwitchingId] = useState<string>()

  /**
   * The banner is loaded first, so that what another administrator has changed in the meantime isn't
   * overwritten.
   */
  async function switchOver({ id, active }: AdminBanner) {
    setSwitchingId(id)
    try {
      const stored = await asking.run({ id })
      if (stored === 'error') return await refetchAction(adminBannerList)
      const { position, link, order } = stored.banner
      const answer = await saving.run({ id, position, link, order, active: !active })
      if (answer === 'error') return
      change((items) => items.map((banner) => (banner.id === id ? answer.banner : banner)))
    } finally {
      setSwitchingId(undefined)
    }
  }

  return { switchOver: (banner: AdminBanner) => void switchOver(banner), switchingId }
}
