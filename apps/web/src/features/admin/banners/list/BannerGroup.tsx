import type { BannerPosition } from '@pandok/domain'
import type { AdminBanner } from '@pandok/protocol'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { bannerName } from '../bannerLinks.ts'
import { BannerRow } from './BannerRow.tsx'

interface BannerGroupProps {
  position: BannerPosition
  banners: readonly AdminBanner[]
  onOrder: (ids: string[]) => void
  onSwitch: (banner: AdminBanner) => void
  switchingId: string | undefined
}

export function BannerGroup({ position, banners, onOrder, onSwitch, switchingId }: BannerGroupProps) {
  const text = useText()
  const heading = useId()
  const label = text(`office.banners.position.${position}`)

  function move(from: number, to: number) {
    const ids = banners.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    onOrder(ids)
  }

  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-2">
      <h2 id={heading} className="flex items-baseline gap-2 text-lg font-bold">
        {label}
        <span className="text-sm font-normal text-muted tabular-nums">{banners.length}</span>
      </h2>
      {banners.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-5 text-sm text-muted">
          {text('office.banners.position.none')}
        </p>
      ) : (
        <SortableList label={label} names={banners.map(({ link }) => bannerName(link))} onMove={move}>
          {(index, grip) => {
            const banner = banners[index]
            return banner ? (
              <BannerRow
                banner={banner}
                place={index + 1}
                grip={grip}
                isSwitching={switchingId === banner.id}
                onSwitch={() => onSwitch(banner)}
              />
            ) : null
          }}
        </SortableList>
      )}
    </section>
  )
}
