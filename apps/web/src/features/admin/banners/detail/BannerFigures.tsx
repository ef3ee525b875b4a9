import type { AdminBanner } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { Facts } from '#shared/payment/Facts.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { useFigures } from '../useFigures.ts'

export function BannerFigures({ banner }: { banner: AdminBanner }) {
  const text = useText()
  const figures = useFigures(banner)
  return (
    <Facts
      className="border-t border-line pt-4 text-sm"
      facts={[{ name: text('office.banners.state'), value: <StateBadge state={banner.state} /> }, ...figures]}
    />
  )
}
