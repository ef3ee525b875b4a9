import type { Path } from '@pandok/module-engine'
import { Notice } from '@pandok/ui'
import { findingsOf } from '../state/findingsAt.ts'
import { useShownFindings } from '../state/shownFindings.ts'
import { useFindingText } from '../state/useFindingText.ts'

/** Findings about the item as a whole; its fields show their own. */
export function InputFindings({ path }: { path: Path }) {
  const findings = useShownFindings((all) => findingsOf(all, path))
  const sentence = useFindingText()
  if (findings.length === 0) return null
  return (
    <div className="grid gap-2">
      {findings.map((finding) => (
        <Notice
          key={`${finding.code} ${sentence(finding)}`}
          tone={finding.level === 'error' ? 'danger' : 'warning'}
          className="!px-3 !py-2"
        >
          {sentence(finding)}
        </Notice>
      ))}
    </div>
  )
}
