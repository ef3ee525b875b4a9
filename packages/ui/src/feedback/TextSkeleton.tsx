import { Skeleton } from './Skeleton.tsx'

/** The last lines are shorter, so that the placeholder resembles text. */
const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'] as const

/** The placeholder of a text page: headings and paragraphs. */
export function TextSkeleton({ paragraphs = 6 }: { paragraphs?: number | undefined }) {
  return (
    <div aria-hidden="true" className="grid max-w-3xl gap-8">
      {Array.from({ length: paragraphs }, (_, at) => at).map((at) => (
        <div key={at} className="grid gap-3">
          <Skeleton className="mb-1 h-5 w-48" />
          {LINES.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      ))}
    </div>
  )
}
