import { Skeleton } from '@pandok/ui'

export const entryGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4'

export function EntryCardsSkeleton() {
  return (
    <div aria-busy="true" className={entryGridClass}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="block" className="h-56" />
      ))}
    </div>
  )
}
