import { cx } from '@pandok/ui'
import { Fragment, type ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and values in two columns. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={cx('grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-base', className)}>
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <dt className="text-muted">{name}</dt>
        <dd className="text-end font-semibold break-words tabular-nums">{value}</dd>
      </Fragment>
    ))}
  </dl>
)
