import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { AddedItems } from './AddedItems.tsx'

interface CellChoiceProps {
  label: string
  hint?: string | undefined
  chosen: readonly string[]
  /** A cell that isn't offered. */
  except?: string | undefined
  onChange: (ids: readonly string[]) => void
  path: Path
  error?: string | undefined
  size?: 'sm' | undefined
}

export function CellChoice({ except, ...field }: CellChoiceProps) {
  const text = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const items = cells.flatMap(({ id, title, name }) => (id === except ? [] : [{ id, name: title || name }]))
  const words = { add: text('plateExam.cells.add'), allTaken: text('plateExam.cells.allTaken') }
  return <AddedItems {...field} items={items} words={words} />
}
