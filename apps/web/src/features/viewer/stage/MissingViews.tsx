import { listNames } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'

/** The standard mammography views that the study lacks. */
export function MissingViews() {
  const text = useText()
  const missing = useSessionPart(({ missingViews }) => missingViews)
  if (missing.length === 0) return null
  const views = listNames(
    missing.map(({ side, view }) => `${side} ${view}`),
    text.locale,
  )
  return <span className="text-warning-text">{text('viewer.hanging.missing', { views })}</span>
}
