import { cx } from '@pandok/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function Section({ title, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('grid min-w-0 grid-cols-1 content-start gap-3', className)}>
      <h3 id={id} className="border-b border-line pb-1.5 text-base font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
