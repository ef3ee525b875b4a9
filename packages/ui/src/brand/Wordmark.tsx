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
        <circle cx="23.2" cy="18" r="5.35" />
        <path d="M28.55 11v14" />
        <path d="M35.2 25V11m0 6.7a5.05 5.05 0 0 1 10.1 0V25" />
        <circle cx="55.5" cy="18" r="5.35" />
        <path d="M60.85 4v21" />
        <circle cx="73.2" cy="18" r="5.35" />
        <path d="M84.2 4v21" />
      </g>
      <path fill="currentColor" d="M89.6 11h4.5l-8.4 9.1v-4.9zM86.4 17.8l2.3-2.5 5.9 9.7h-3.9z" />
    </>
  )
}

function Hangul() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M1.5 5.7h13.6M1 15h14.6M5.1 5.7V15M11.5 5.7V15" />
      <path d="M19.6 3.2v15.6M19.6 10.6h5.2" />
      <path d="M4.6 19v6.2h17.2" />
      <path d="M49 5h-13.9v6.9h14.2M42 11.9v5.3M31.2 17.2h21.6" />
      <path d="M34.6 21.3h14v5.9" />
    </g>
  )
}

/** The name, drawn; it takes the colour of the text around it, and its accessible name is given by what holds it. Height follows the class (default 1.25rem). */
export function Wordmark({ script = 'latin', className, ...rest }: WordmarkProps) {
  return (
    <svg
      viewBox={script === 'latin' ? '0 3 96 24' : '0 2 54 26'}
      className={cx('h-5 w-auto', className)}
      {...rest}
      aria-hidden="true"
    >
      {script === 'latin' ? <Latin /> : <Hangul />}
    </svg>
  )
}
