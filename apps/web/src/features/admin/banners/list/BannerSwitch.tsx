import { cx } from '@pandok/ui'

interface BannerSwitchProps {
  label: string
  isOn: boolean
  isBusy: boolean
  onSwitch: () => void
  className?: string
}

export const BannerSwitch = ({ label, isOn, isBusy, onSwitch, className }: BannerSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={() => {
      if (!isBusy) onSwitch()
    }}
    className={cx(
      'relative h-6 w-11 shrink-0 rounded-full border transition-colors after:absolute after:-inset-2 after:content-[""]',
      isOn ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
      isBusy && 'opacity-60',
      className,
    )}
  >
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-0.75 size-4 rounded-full transition-[inset-inline-start]',
        isOn ? 'start-6 bg-on-accent' : 'start-1 bg-line-strong',
      )}
    />
  </button>
)
