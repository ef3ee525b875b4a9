import { cx } from '@pandok/ui'
import type { ComponentProps } from 'react'

interface SmallInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string
  unit?: string | undefined
}

/** A compact field: its label is for screen readers, its unit is inside. */
export function SmallInput({ label, unit, className, ...input }: SmallInputProps) {
  return (
    <span className={cx('relative inline-flex min-w-0 items-center', className)}>
      <input
        {...input}
        aria-label={label}
        className={cx(
          'h-8 w-full min-w-0 rounded-sm border border-line-strong/80 bg-field ps-2.5 text-sm tabular-nums hover:border-line-strong pointer-coarse:h-11 pointer-coarse:text-[1rem]',
          unit ? 'pe-12' : 'pe-2.5',
        )}
      />
      {unit ? <span className="pointer-events-none absolute end-2.5 text-xs text-muted">{unit}</span> : null}
    </span>
  )
}
