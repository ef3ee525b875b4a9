import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

export function EmptyState({ icon, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid justify-items-center gap-2 px-6 py-12 text-center', className)}>
      {icon ? (
        <span className="mb-2 grid size-14 place-items-center rounded-xl border border-line bg-raised text-accent-text shadow-raised [&_svg]:size-6">
          {icon}
        </span>
      ) : null}
      <Heading className={cx('font-bold text-balance', level === 1 ? 'text-2xl' : 'text-lg')}>
        {title}
      </Heading>
      {text ? <p className="max-w-md text-base text-balance text-muted">{text}</p> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
