import type { AdminBanner } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { bannerHref, bannerName } from '../bannerLinks.ts'
import { StateBadge } from '../StateBadge.tsx'
import { useFigures } from '../useFigures.ts'
import { BannerSwitch } from './BannerSwitch.tsx'

interface BannerRowProps {
  banner: AdminBanner
  place: number
  grip: ReactNode
  isSwitching: boolean
  onSwitch: () => void
}

export function BannerRow({ banner, place, grip, isSwitching, onSwitch }: BannerRowProps) {
  const text = useText()
  const period = usePeriodText()
  const name = bannerName(banner.link)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised py-2 ps-1 pe-3 lg:grid-cols-[auto_9rem_minmax(0,1fr)_auto_auto]">
      <div className="flex items-center max-lg:self-start">
        {grip}
        <span className="w-5 text-center text-sm text-muted tabular-nums">
          <span className="sr-only">{text('office.banners.order')} </span>
          {place}
        </span>
      </div>
      <Anchor
        href={bannerHref(banner.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="grid h-14 w-36 place-items-center overflow-hidden rounded-md border border-line bg-sunken max-lg:row-start-1 max-lg:col-start-2"
      >
        <img
          src={banner.image_data}
          alt=""
          className="max-h-14 max-w-full object-contain"
          draggable={false}
        />
      </Anchor>
      <div className="grid min-w-0 gap-1 max-lg:col-span-full max-lg:ps-3">
        <Anchor
          href={bannerHref(banner.id)}
          className="truncate font-semibold text-text underline-offset-3 hover:underline"
        >
          {name}
        </Anchor>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <StateBadge state={banner.state} />
          <span>{period(banner)}</span>
        </p>
      </div>
      <Counts banner={banner} />
      <BannerSwitch
        label={text('office.banners.switch', { name })}
        isOn={banner.active}
        isBusy={isSwitching}
        onSwitch={onSwitch}
        className="lg:ms-3 max-lg:row-start-1 max-lg:col-start-3"
      />
    </div>
  )
}

function Counts({ banner }: { banner: AdminBanner }) {
  const figures = useFigures(banner)
  return (
    <dl className="grid grid-cols-3 gap-x-4 max-lg:col-span-full max-lg:ps-3 lg:w-68 lg:text-end">
      {figures.map(({ name, value }) => (
        <div key={name} className="grid min-w-0">
          <dt className="truncate text-xs text-muted">{name}</dt>
          <dd className="text-sm font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The period of a banner in the viewer's time zone. */
function usePeriodText(): (banner: Pick<AdminBanner, 'startsAt' | 'endsAt'>) => string {
  const text = useText()
  const moment = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return ({ startsAt, endsAt }) => {
    if (startsAt && endsAt) return moment.formatRange(new Date(startsAt), new Date(endsAt))
    if (startsAt) return text('office.banners.period.from', { from: moment.format(new Date(startsAt)) })
    if (endsAt) return text('office.banners.period.until', { until: moment.format(new Date(endsAt)) })
    return text('office.banners.period.always')
  }
}
