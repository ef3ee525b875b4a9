import { Card } from '@pandok/ui'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

export function Panel({ title, actions, children }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" padding="sm" aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  )
}
