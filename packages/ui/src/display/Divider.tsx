import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface DividerProps {
  /** The text in the middle of the line, for instance “or”. */
  children?: ReactNode
  className?: string | undefined
}

export function Divider({ children, className }: DividerProps) {
  if (!children) return <hr className={cx('border-line', className)} />
  return (
    <div className={cx('flex items-center gap-3 text-xs text-muted', className)}>
      <span className="h-px flex-1 bg-line" />
      {children}
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
