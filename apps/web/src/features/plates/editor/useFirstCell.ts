import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useBoard } from './useBoard.ts'

/** The run workspace links to a cell that has to be fixed: `&cell={id}`. */
export function useFirstCell(): void {
  const editor = useBoard()
  const [params] = useSearchParams()
  const named = useRef(params.get('cell'))
  useEffect(() => {
    const cell = editor.read().plate.cells.find(({ id }) => id === named.current)
    if (cell) editor.take({ do: 'edit', position: cell.position })
  }, [editor])
}
