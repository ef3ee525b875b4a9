import type { Finding } from '@pandok/module-engine'
import { use } from 'react'
import { useText } from '#platform/text/text.ts'
import { FindingsButton } from '#shared/editing/FindingsButton.tsx'
import { UnfinishedContext, useShownFindings } from '../state/shownFindings.ts'
import { useFindingText } from '../state/useFindingText.ts'
import { placeOf } from './placeOf.ts'

export function ModuleFindings({ onJump }: { onJump: (finding: Finding) => void }) {
  const text = useText()
  const sentence = useFindingText()
  const isUnfinished = use(UnfinishedContext)
  const findings = useShownFindings()
  const rows = findings.map((finding) => {
    const part = placeOf(finding.path)?.part
    return {
      level: finding.level,
      place: part && text(`moduleEditor.part.${part}`),
      sentence: sentence(finding),
      jump: () => onJump(finding),
    }
  })
  // «No problems» would be misleading for an empty module.
  return isUnfinished && rows.length === 0 ? null : <FindingsButton rows={rows} />
}
