import type { Finding } from '@pandok/module-engine'
import { FindingsButton } from '#app/editing/FindingsButton.tsx'
import { useText } from '#app/text.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useFindingText } from '../state/useFindingText.ts'
import { placeOf } from './placeOf.ts'

export function ModuleFindings({ onJump }: { onJump: (finding: Finding) => void }) {
  const text = useText()
  const sentence = useFindingText()
  const findings = useEditorState((state) => state.findings)
  const rows = findings.map((finding) => {
    const part = placeOf(finding.path)?.part
    return {
      level: finding.level,
      place: part && text(`moduleEditor.part.${part}`),
      sentence: sentence(finding),
      jump: () => onJump(finding),
    }
  })
  return <FindingsButton rows={rows} />
}
