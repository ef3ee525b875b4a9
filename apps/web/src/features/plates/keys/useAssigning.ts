import { conflictOf } from '@pandok/board'
import { type Cell, checkKey, type KeyRefusal } from '@pandok/domain'
import { useState } from 'react'
import { useKeyRecorder } from '#shared/commands/useKeyRecorder.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'

export interface Assigning {
  /** The cell that a key is assigned to. */
  cell: Cell | undefined
  /** True while a key press is expected. */
  isListening: boolean
  /** A key that can't be used, and the reason. */
  refused: { key: string; reason: KeyRefusal } | undefined
  /** A key that another cell has; the member has to decide about it. */
  conflict: { key: string; holder: Cell } | undefined
  /** True if the other cell could get this cell's key in return. */
  canSwap: boolean
  begin: (cellId: string) => void
  /** Assigns a known key to a cell; it asks only if another cell has the key. */
  give: (cellId: string, key: string) => void
  /** Called with a key that was pressed or chosen on the drawn keyboard. */
  offer: (key: string) => void
  settle: (how: 'swap' | 'take') => void
  again: () => void
  cancel: () => void
}

interface AssigningOptions {
  /** The cell that expects a key from the start. */
  first?: string | undefined
  /** True if the key is added to the cell's keys instead of replacing them. */
  isExtra?: boolean | undefined
  /** Called with the cell's new key, or undefined if the assignment was canceled. */
  onDone?: ((cellId: string, key: string | undefined) => void) | undefined
}

/** Assigns a key to a cell: waits for the key press and resolves conflicts. */
export function useAssigning({ first, isExtra = false, onDone }: AssigningOptions = {}): Assigning {
  const editor = useBoard()
  const { cells, keyMap } = useBoardState(({ plate }) => plate)
  const [cellId, setCellId] = useState(first)
  const [tried, setTried] = useState<string>()
  const cell = cells.find(({ id }) => id === cellId)
  const verdict = tried === undefined ? undefined : checkKey(tried)
  const holderId = cell && tried !== undefined && verdict?.ok ? conflictOf(keyMap, tried, cell.id) : undefined
  const holder = cells.find(({ id }) => id === holderId)
  const isListening = cell !== undefined && holder === undefined

  function end(id: string | undefined, key: string | undefined) {
    setCellId(undefined)
    setTried(undefined)
    if (id !== undefined) onDone?.(id, key)
  }

  function give(id: string, key: string) {
    if (editor.take({ do: 'assign', cell: id, key, isExtra }).ok) return end(id, key)
    setCellId(id)
    setTried(key)
  }

  function offer(key: string) {
    if (cell) give(cell.id, key)
  }

  useKeyRecorder({ isOn: isListening, onKey: offer, onEscape: () => end(cellId, undefined) })

  return {
    cell,
    isListening,
    refused:
      tried !== undefined && verdict && !verdict.ok ? { key: tried, reason: verdict.reason } : undefined,
    conflict: tried !== undefined && holder ? { key: tried, holder } : undefined,
    canSwap: !isExtra && Object.values(keyMap).includes(cellId ?? ''),
    begin(id) {
      setTried(undefined)
      setCellId(id)
    },
    give,
    offer,
    settle(how) {
      if (!cell || tried === undefined) return
      editor.take({ do: 'assign', cell: cell.id, key: tried, onConflict: how, isExtra })
      end(cell.id, tried)
    },
    again: () => setTried(undefined),
    cancel: () => end(cellId, undefined),
  }
}
