import type { RunState } from '@pandok/board'
import type { FormControls } from '@pandok/module-form'
import { Kbd } from '@pandok/ui'
import type { Ref } from 'react'
import { useText } from '#platform/text/text.ts'
import type { DemoEngine } from './DemoEngine.ts'

interface DemoPanelProps {
  engine: DemoEngine | undefined
  open: RunState['open']
  controls: Ref<FormControls>
  onLeave: () => void
}

/** The open module's form, or a hint on how to open one. */
export function DemoPanel({ engine, open, controls, onLeave }: DemoPanelProps) {
  const text = useText()
  const filling = open?.fillings[0]
  if (!engine || !filling) {
    return (
      <div className="grid min-h-64 place-content-center justify-items-center gap-2 rounded-lg border border-dashed border-line p-4 text-center">
        <Kbd>D</Kbd>
        <p className="max-w-sm text-sm text-balance text-muted">{text('site.demo.idle')}</p>
      </div>
    )
  }
  return (
    <div className="min-h-64 rounded-lg border border-line bg-surface p-3">
      <engine.Form filling={filling} controls={controls} onFinish={onLeave} />
    </div>
  )
}
