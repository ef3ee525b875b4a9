import { Skeleton } from './Skeleton.tsx'

const TABS = ['a', 'b', 'c', 'd', 'e']
const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * The placeholder of an editor: name and buttons, its parts, and the fields of the first part next to the
 * result.
 */
export function EditorSkeleton() {
  return (
    <div aria-hidden="true" className="@container grid gap-4">
      <div className="flex justify-between gap-4">
        <Skeleton shape="block" className="h-10 w-64 max-w-full" />
        <Skeleton shape="block" className="h-10 w-24" />
      </div>
      <div className="flex gap-3">
        {TABS.map((tab) => (
          <Skeleton key={tab} shape="block" className="h-8 w-20" />
        ))}
      </div>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {FIELDS.map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="w-24" />
              <Skeleton shape="block" className="h-10" />
            </div>
          ))}
        </div>
        <Skeleton shape="block" className="h-72" />
      </div>
    </div>
  )
}
