import { Skeleton } from '@pandok/ui'
import type { ReactNode } from 'react'

/** Figures side by side, or below each other on narrow screens. An undefined value is still loading. */
export const SumRow = ({ sums }: { sums: readonly { name: string; value: ReactNode | undefined }[] }) => (
  <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:auto-cols-fr sm:grid-flow-col">
    {sums.map(({ name, value }) => (
      <div key={name} className="flex items-baseline justify-between gap-3 bg-raised px-4 py-2.5 sm:grid">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="text-lg font-bold tabular-nums">{value ?? <Skeleton className="h-6 w-28" />}</dd>
      </div>
    ))}
  </dl>
)
