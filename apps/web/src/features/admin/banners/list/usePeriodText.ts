import type { AdminBanner } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'

/** The period of a banner in the viewer's time zone. */
export function usePeriodText(): (banner: Pick<AdminBanner, 'startsAt' | 'endsAt'>) => string {
  const text = useText()
  const moment = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return ({ startsAt, endsAt }) => {
    if (startsAt && endsAt) return moment.formatRange(new Date(startsAt), new Date(endsAt))
    if (startsAt) return text('office.banners.period.from', { from: moment.format(new Date(startsAt)) })
    if (endsAt) return text('office.banners.period.until', { until: moment.format(new Date(endsAt)) })
    return text('office.banners.period.always')
  }
}
