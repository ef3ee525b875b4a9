import { TriangleAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/** Shown above every page of a demo that is reachable from outside, because its data isn't private. */
export function DemoWarning() {
  const text = useText()
  return (
    <aside
      aria-label={text('site.demoWarning.label')}
      className="flex items-start justify-center gap-2 border-b border-warning-line bg-warning-soft px-3 py-1 text-xs font-semibold text-warning-text print:hidden"
    >
      <TriangleAlertIcon aria-hidden className="mt-px size-3.5 shrink-0" />
      <p>{text('site.demoWarning.text')}</p>
    </aside>
  )
}
