import { Card, CardHeader } from '@pandok/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  text?: string
  actions?: ReactNode
  children?: ReactNode
}

export function Section({ title, text, actions, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-5">
      <CardHeader title={<span id={id}>{title}</span>} text={text} actions={actions} />
      {children}
    </Card>
  )
}
