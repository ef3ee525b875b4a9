import { cx } from '../cx.ts'

interface SpinnerProps {
  /** Announces what is loading. Without it the spinner is decorative. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={cx('inline-block size-5', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        data-motion="essential"
        aria-hidden="true"
        className="!size-full animate-spin"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
