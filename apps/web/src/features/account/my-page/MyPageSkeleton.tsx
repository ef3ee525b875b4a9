import { Card, Skeleton } from '@pandok/ui'

export function MyPageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-14" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-24" />
            <Skeleton className="w-40" />
          </div>
        </div>
        <Skeleton shape="block" className="h-64" />
      </div>
      <Card className="grid content-start gap-6">
        <Skeleton className="h-5 w-32" />
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="w-20" />
            <Skeleton shape="block" className="h-10" />
          </div>
        ))}
      </Card>
    </div>
  )
}
