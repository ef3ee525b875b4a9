import { Notice } from '@pandok/ui'
import { patientsIn, patientsInView } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { useStudiesPart, useViewerSelection } from './workspace/useViewerParts.ts'

/**
 * Mistaking one patient for another is the gravest mistake at a viewer, so the warning about two on one
 * screen is prominent.
 */
export function PatientsWarning() {
  const text = useText()
  const open = useStudiesPart((studies) => patientsIn(studies).length)
  const shown = useViewerSelection((viewer) => patientsInView(viewer).size)
  if (open < 2) return null
  const [tone, role] = shown > 1 ? (['danger', 'alert'] as const) : (['warning', 'status'] as const)
  return (
    <Notice tone={tone} role={role} className="!py-2">
      {text('viewer.patients.two', { count: open })}
    </Notice>
  )
}
