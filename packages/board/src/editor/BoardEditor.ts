import type {
  AutoFill,
  Cell,
  Exam,
  KeyMap,
  KeyRefusal,
  PlateContent,
  PlateFault,
  Verdict,
} from '@pandok/domain'
import type { ModuleOf } from './formulaFaults.ts'

/**
 * - `browse`: arrows move about;
 * - `carry`: a cell is in the hand, the next place takes it;
 * - `edit`: the inspector has the cell, the board's keys are text's again.
 */
export type BoardMode = 'browse' | 'carry' | 'edit'

export interface Carried {
  /** The place that the carried cell was taken from. */
  from: number
  isCopy: boolean
}

/** A picture of now: a new object after every change, with unchanged parts kept by identity. */
export interface BoardEditorState {
  plate: PlateContent
  mode: BoardMode
  /** The place that has the focus, 0–59. */
  focus: number
  /** Places that a command applies to beside the focus. Empty places are never among them. */
  selected: readonly number[]
  carried: Carried | undefined
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** What keeps the plate from being saved, its name included (`path: ['name']`). */
  faults: readonly (
    | PlateFault
    | { path: readonly ['name']; reason: 'plate.name.required' | 'tooLong' | 'format' }
  )[]
}

/** A step that the board can take by itself. Steps with the same `merge` within a second are one step back. */
export type BoardStep =
  /** Pointing at a place: what is selected stays, what is carried too, editing ends. */
  | { do: 'focus'; to: number }
  /** Moves the focus like `focus`, and ends the selection. */
  | { do: 'moveFocus'; to: 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'first' | 'last' }
  | { do: 'extend'; to: 'left' | 'right' | 'up' | 'down' }
  | { do: 'toggle'; position: number }
  | { do: 'selectAll' }
  /** Escape leaves the selection, and the inspector, too. */
  | { do: 'selectNone' }
  /** An empty place can be edited, too: the inspector offers what to put there. */
  | { do: 'edit'; position?: number }
  | { do: 'leaveEdit' }
  | { do: 'carry'; position?: number; isCopy?: boolean }
  | { do: 'drop'; position?: number }
  | { do: 'putBack' }
  /** A new cell in an empty place (the first free one unless said), with the focus on it. */
  /** With `withKey`, under the key that lies there on the keyboard, or under the next one that is free. */
  | { do: 'place'; position?: number; cell: Omit<Cell, 'id' | 'position'>; withKey?: boolean }
  /** On an occupied place the two cells change places. Keys and links go with the cell. */
  | { do: 'move'; from: number; to: number }
  /** The copy has an id of its own and the rules that fill it, but no key. An occupied place refuses it. */
  | { do: 'copy'; from: number; to?: number }
  /** Clears the given places, else the selected ones, else the one with the focus. A cell's keys and links go with it. */
  | { do: 'clear'; positions?: readonly number[] }
  | { do: 'change'; cell: string; update: (cell: Cell) => Cell; merge?: string }
  /**
   * In place of the cell's former keys, beside them with `isExtra`. Of a key that another cell holds: `swap` gives that
   * cell this one's former key, `take` leaves it without one.
   */
  | { do: 'assign'; cell: string; key: string; onConflict?: 'refuse' | 'swap' | 'take'; isExtra?: boolean }
  | { do: 'clearKey'; key: string }
  | { do: 'clearKeysOf'; cell: string }
  | { do: 'mapKeys'; keyMap: KeyMap }
  | { do: 'fill'; autoFill: readonly AutoFill[]; merge?: string }
  /** Undefined removes the exam from the plate. */
  | { do: 'exam'; exam: Exam | undefined; merge?: string }
  | { do: 'rename'; name: string; merge?: string }
  /** Another version takes the place of the whole plate: a backup, or what the server has. */
  | { do: 'replace'; plate: PlateContent }

export type BoardRefusal =
  | 'full'
  | 'occupied'
  | 'empty'
  | 'nothingCarried'
  | 'noCell'
  | 'outside'
  | 'key.taken'
  | `key.${KeyRefusal}`

export interface BoardEditor {
  read(): BoardEditorState
  subscribe(listener: () => void): () => void
  /** Takes a step, or says why not and changes nothing. */
  take(step: BoardStep): Verdict<BoardRefusal>
  /** Undo has no limit while the plate stays open. */
  undo(): void
  redo(): void
  saved(): PlateContent
  /** Says that this content is on the server now; what was changed since stays unsaved. */
  settle(saved: PlateContent): void
}

export interface BoardEditorParts {
  /** Makes a new id at each call. */
  newId: () => string
  now?: () => number
  /** What the server has; a new plate has nothing there. */
  saved?: PlateContent | undefined
  /** The modules at hand, for formulas that name what they work out. */
  moduleOf?: ModuleOf | undefined
}
