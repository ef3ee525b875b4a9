import { TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { BannerForm } from './useBannerForm.ts'

const NAMES = ['startsAt', 'endsAt'] as const

export function PeriodFields({ form }: { form: BannerForm }) {
  const text = useText()
  return (
    <div className="grid gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            id={`banner-${name}`}
            name={name}
            type="datetime-local"
            label={text(`office.banners.${name}`)}
            value={form.fields[name]}
            error={form.errorOf(name)}
            aria-describedby="banner-zone"
            onChange={({ target }) => form.set(name, target.value)}
          />
        ))}
      </div>
      <p id="banner-zone" className="text-xs text-muted">
        {text('office.banners.period.hint', { zone: zoneName(text.locale) })}
      </p>
    </div>
  )
}

/** The zone with its offset: «Asia/Seoul (GMT+9)». */
function zoneName(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value
  return `${format.resolvedOptions().timeZone} (${offset})`
}
