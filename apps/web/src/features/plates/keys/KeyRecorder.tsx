import { AssignPrompt } from './AssignPrompt.tsx'
import { useAssigning } from './useAssigning.ts'

/** Waits for the key of one cell from the moment that it is there. */
export function KeyRecorder({ cellId, onDone }: { cellId: string; onDone: () => void }) {
  const assigning = useAssigning({ first: cellId, onDone })
  return <AssignPrompt assigning={assigning} />
}
