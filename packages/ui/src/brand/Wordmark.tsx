import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

interface WordmarkProps extends ComponentProps<'svg'> {
  script?: 'latin' | 'hangul' | undefined
}

function Latin() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="3.3">
        <path d="M2.65 25V6.45h6.7a5.2 5.2 0 0 1 0 10.4h-6.7" />
        <circle cx="24.3" cy="18" r="5.35" />
        <path d="M29.65 11v14" />
        <path d="M36.95 25V11m0 6.7a5.05 5.05 0 0 1 10.1 0V25" />
        <circle cx="58.4" cy="18" r="5.35" />
        <path d="M63.75 4v21" />
        <circle cx="75.1" cy="18" r="5.35" />
        <path d="M86.45 4v21" />
      </g>
      <path fill="currentColor" d="M91.85 11h4.5l-8.4 9.1v-4.9zM88.65 17.8l2.3-2.5 5.9 9.7h-3.9z" />
    </>
  )
}

function Hangul() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M1.5 5.7h13.6M1 15h14.6M5.1 5.7V15M11.5 5.7V15" />
      <path d="M19.4 3v17M19.4 10.8h5.4" />
      <path d="M4.4 18.9v6.9h17.8" />
      <path d="M46.3 5H32.2v7h14.5M39.4 12v5.2M28.4 17.2h22.2" />
      <path d="M31.6 21.6h14.6v6" />
    </g>
  )
}

/**
 * Draws the name in the color of the surrounding text; its accessible name comes from the parent. The height
 * follows the class (default 1.25rem).
 */
export function Wordmark({ script = 'latin', className, ...rest }: WordmarkProps) {
  return (
    <svg
      viewBox={script === 'latin' ? '0 3 98 24' : '0 2 51 26'}
      className={cx('h-5 w-auto', className)}
      {...rest}
      aria-hidden="true"
    >
      {script === 'latin' ? <Latin /> : <Hangul />}
    </svg>
  )
}
