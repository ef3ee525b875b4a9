import { BANNER_POSITIONS } from '@pandok/domain'
import { Checkbox, Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { PeriodFields } from './PeriodFields.tsx'
import type { BannerForm } from './useBannerForm.ts'

export function BannerSettings({ form }: { form: BannerForm }) {
  const text = useText()
  const { fields, set, errorOf } = form
  return (
    <div className="grid gap-5">
      <TextField
        id="banner-link"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        label={text('office.banners.link')}
        hint={text('office.banners.link.hint')}
        placeholder="https://"
        value={fields.link}
        error={errorOf('link')}
        onChange={({ target }) => set('link', target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id="banner-position"
          label={text('office.banners.position')}
          value={fields.position}
          error={errorOf('position')}
          onChange={({ target }) => set('position', target.value)}
        >
          {BANNER_POSITIONS.map((position) => (
            <option key={position} value={position}>
              {text(`office.banners.position.${position}`)}
            </option>
          ))}
        </Select>
        <TextField
          id="banner-order"
          inputMode="numeric"
          autoComplete="off"
          label={text('office.banners.order')}
          hint={text('office.banners.order.hint')}
          value={form.order}
          error={errorOf('order')}
          onChange={({ target }) => set('order', target.value)}
        />
      </div>
      <PeriodFields form={form} />
      <Checkbox
        label={text('office.banners.active')}
        hint={text('office.banners.active.hint')}
        checked={fields.active}
        onChange={({ target }) => set('active', target.checked)}
      />
    </div>
  )
}
