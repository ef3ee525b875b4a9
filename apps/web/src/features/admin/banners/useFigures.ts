import type { AdminBanner } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'

interface Figure {
  name: string
  value: string
}

/** Impressions, clicks and the click rate of a banner. */
export function useFigures({ impressions, clicks }: Pick<AdminBanner, 'impressions' | 'clicks'>): Figure[] {
  const text = useText()
  const count = new Intl.NumberFormat(text.locale)
  const percent = new Intl.NumberFormat(text.locale, { style: 'percent', maximumFractionDigits: 1 })
  // Clicks were counted before impressions were, so the rate of an old banner could exceed 100%.
  const rate = impressions === 0 ? '–' : percent.format(Math.min(1, clicks / impressions))
  return [
    { name: text('office.banners.impressions'), value: count.format(impressions) },
    { name: text('office.banners.clicks'), value: count.format(clicks) },
    { name: text('office.banners.rate'), value: rate },
  ]
}
