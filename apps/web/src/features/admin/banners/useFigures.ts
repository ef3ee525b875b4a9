import type { AdminBanner } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'

interface Figure {
  name: string
  value: string
}

/** How often a banner was seen and clicked, and how much that is of it. */
export function useFigures({ impressions, clicks }: Pick<AdminBanner, 'impressions' | 'clicks'>): Figure[] {
  const text = useText()
  const count = new Intl.NumberFormat(text.locale)
  const percent = new Intl.NumberFormat(text.locale, { style: 'percent', maximumFractionDigits: 1 })
  // Clicks of a time before views were counted would make more than all of them.
  const rate = impressions === 0 ? '–' : percent.format(Math.min(1, clicks / impressions))
  return [
    { name: text('office.banners.impressions'), value: count.format(impressions) },
    { name: text('office.banners.clicks'), value: count.format(clicks) },
    { name: text('office.banners.rate'), value: rate },
  ]
}
