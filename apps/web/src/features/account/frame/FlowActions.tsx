import type { ReactNode } from 'react'

interface FlowActionsProps {
  /** The way back, before the way on. */
  back?: ReactNode
  children: ReactNode
}

/** The buttons under a step: back is small, on is wide. */
export function FlowActions({ back, children }: FlowActionsProps) {
  return (
    <div className="flex gap-3">
      {back}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
