import { cx } from '@pandok/ui'
import type { ComponentProps, ReactNode } from 'react'

interface ResultHeaderProps {
  icon: ReactNode
  className?: string
  title: string
  text: string
  /** Pass `alert` for failures. */
  role?: ComponentProps<'p'>['role']
}

export const ResultHeader = ({ icon, className, title, text, role }: ResultHeaderProps) => (
  <header className="grid justify-items-center gap-3 text-center">
    <span aria-hidden="true" className={cx('[&>svg]:size-12', className)}>
      {icon}
    </span>
    <h1 className="text-3xl font-bold text-balance">{title}</h1>
    <p role={role} className="text-lg text-balance text-muted">
      {text}
    </p>
  </header>
)
