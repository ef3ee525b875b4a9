import { cx } from '@pandok/ui'
import type { ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** `sides` aligns short values at the end of the line, `text` gives sentences a column of their own. */
  layout?: 'sides' | 'text'
  className?: string
}

const rows = {
  sides: 'flex flex-wrap justify-between gap-x-6',
  text: 'grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)]',
} as const

export const Facts = ({ facts, layout = 'sides', className }: FactsProps) => (
  <dl className={cx('grid gap-2.5', className)}>
    {facts.map(({ name, value }) => (
      <div key={name} className={rows[layout]}>
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 font-semibold break-words tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
