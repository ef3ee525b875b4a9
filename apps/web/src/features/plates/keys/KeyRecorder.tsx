import { AssignPrompt } from './AssignPrompt.tsx'
import { useAssigning } from './useAssigning.ts'

/** Listens for a cell's key as soon as it is mounted. */
export function KeyRecorder({ cellId, onDone }: { cellId: string; onDone: () => void }) {
  const assigning = useAssigning({ first: cellId, onDone })
  return <AssignPrompt assigning={assigning} />
}
