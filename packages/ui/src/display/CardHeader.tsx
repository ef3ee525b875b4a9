import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CardHeaderProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

export function CardHeader({ title, text, actions, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-x-4 gap-y-3', className)}>
      <div className="grid min-w-0 flex-1 gap-1">
        <Heading className="text-lg font-bold">{title}</Heading>
        {text ? <p className="text-sm text-muted">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}
