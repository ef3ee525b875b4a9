import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { FindingsButton } from '#shared/editing/FindingsButton.tsx'
import { type Fault, faultText, platePlace } from './faultWords.ts'
import { useBoardState } from './useBoard.ts'

interface PlateFaultsProps {
  /** True if a missing name counts as an error already. */
  hasTriedToSave: boolean
  onJump: (path: Fault['path']) => void
}

/** What prevents the plate from being saved; each line links to its place. */
export function PlateFaults({ hasTriedToSave, onJump }: PlateFaultsProps) {
  const text = useText()
  const keyLabel = useKeyLabel()
  const plate = useBoardState((state) => state.plate)
  const faults = useBoardState((state) => state.faults)
  const rows = faults
    .filter(({ reason }) => hasTriedToSave || reason !== 'plate.name.required')
    .map((fault) => ({
      level: 'error' as const,
      place: platePlace(fault.path, plate, { text, keyLabel }),
      sentence: faultText(fault, text),
      jump: () => onJump(fault.path),
    }))
  return <FindingsButton rows={rows} />
}
