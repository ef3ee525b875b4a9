import { Skeleton } from './Skeleton.tsx'

/** Last lines are shorter, so that it reads as text from afar. */
const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'] as const

/** The shape of a page to read: headings, and paragraphs below them. */
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
