import { Skeleton } from './Skeleton.tsx'

const CELLS = Array.from({ length: 40 }, (_, at) => at)
const LINES = ['w-2/5', 'w-11/12', 'w-4/5', 'w-1/3', 'w-3/5'] as const

/** The placeholder of a plate: its name, the board, and the report next to it where there is room. */
export function BoardSkeleton() {
  return (
    <div aria-hidden="true" className="@container grid gap-4">
      <Skeleton shape="block" className="h-10 w-64 max-w-full" />
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-5 gap-1.5 @xl:grid-cols-10">
          {CELLS.map((cell) => (
            <Skeleton key={cell} shape="block" className="h-14" />
          ))}
        </div>
        <div className="grid content-start gap-3">
          {LINES.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
