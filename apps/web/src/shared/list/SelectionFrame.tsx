import { Button } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'

interface SelectionFrameProps {
  count: number
  onClear: () => void
  /** The actions for all selected rows. */
  children: ReactNode
}

/** Rendered only while something is selected, and announced when it appears. */
export function SelectionFrame({ count, onClear, children }: SelectionFrameProps) {
  const text = useText()
  return (
    <div className="empty:hidden">
      {count > 0 ? (
        <div className="flex flex-wrap items-center gap-2 rounded-lg border border-accent-line bg-accent-soft px-3 py-2">
          <p role="status" className="me-auto font-semibold">
            {text('list.selected', { count })}
          </p>
          {children}
          <Button size="sm" variant="quiet" onClick={onClear}>
            {text('list.clearSelection')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
