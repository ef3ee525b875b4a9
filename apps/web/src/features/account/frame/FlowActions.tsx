import type { ReactNode } from 'react'

interface FlowActionsProps {
  back?: ReactNode
  children: ReactNode
}

/** The buttons below a step: a small one to go back, a wide one to continue. */
export function FlowActions({ back, children }: FlowActionsProps) {
  return (
    <div className="flex gap-3">
      {back}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
