import { cx } from '@pandok/ui'

/** Shows the key of an action; screen readers get it from `aria-keyshortcuts` of the control. */
export function KeyHint({ children, className }: { children: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('text-2xs font-semibold tabular-nums', className ?? 'text-faint')}>
      {children}
    </span>
  )
}
