import type { FindingCode } from '@pandok/module-engine'
import { Notice } from '@pandok/ui'
import { findingsAt } from '../state/findingsAt.ts'
import { useShownFindings } from '../state/shownFindings.ts'
import { useFindingText } from '../state/useFindingText.ts'

/** The live proof shows these itself, with an example and a fix. */
const PROVED: ReadonlySet<FindingCode> = new Set([
  'table.gap',
  'table.overlap',
  'table.row.unreachable',
  'table.tooManyCases',
])

/** Findings about a table and its cells, except those that its proof shows. */
export function TableFindings({ index }: { index: number }) {
  const sentence = useFindingText()
  const findings = useShownFindings((all) =>
    findingsAt(all, ['tables', index]).filter(({ code }) => !PROVED.has(code)),
  )
  if (findings.length === 0) return null
  return (
    <div className="grid gap-2">
      {findings.map((finding) => (
        <Notice
          key={`${finding.code} ${finding.path.join()}`}
          tone={finding.level === 'error' ? 'danger' : 'warning'}
          className="!px-3 !py-2"
        >
          {sentence(finding)}
        </Notice>
      ))}
    </div>
  )
}
