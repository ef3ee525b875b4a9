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
 * - `browse`: arrows move the focus.
 * - `carry`: a cell is being moved or copied and is put down at the next place.
 * - `edit`: the inspector shows the cell, and the keys of the board write text.
 */
export type BoardMode = 'browse' | 'carry' | 'edit'

export interface Carried {
  /** The place that the carried cell was taken from. */
  from: number
  isCopy: boolean
}

/**
 * A snapshot: every change makes a new object and reuses the parts that did not change, so that they can be
 * compared by identity.
 */
export interface BoardEditorState {
  plate: PlateContent
  mode: BoardMode
  /** The place that has the focus, 0–59. */
  focus: number
  /** The places, besides the focus, that a command applies to. Empty places are never among them. */
  selected: readonly number[]
  carried: Carried | undefined
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** The faults that keep the plate from being saved, its name included (`path: ['name']`). */
  faults: readonly (
    | PlateFault
    | { path: readonly ['name']; reason: 'plate.name.required' | 'tooLong' | 'format' }
  )[]
}

/**
 * A step that the board can take without a screen. Steps with the same `merge` within a second are undone
 * together.
 */
export type BoardStep =
  /** Moves the focus to a place. The selection and the carried cell stay; editing ends. */
  | { do: 'focus'; to: number }
  /** Moves the focus like `focus`, and ends the selection. */
  | { do: 'moveFocus'; to: 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'first' | 'last' }
  | { do: 'extend'; to: 'left' | 'right' | 'up' | 'down' }
  | { do: 'toggle'; position: number }
  | { do: 'selectAll' }
  /** Escape clears the selection and also leaves the inspector. */
  | { do: 'selectNone' }
  /** An empty place can also be edited: the inspector then offers what to put there. */
  | { do: 'edit'; position?: number }
  | { do: 'leaveEdit' }
  | { do: 'carry'; position?: number; isCopy?: boolean }
  | { do: 'drop'; position?: number }
  | { do: 'putBack' }
  /**
   * Puts a new cell with the focus on it into an empty place: the first free one unless a position is given.
   */
  /** With `withKey` it gets the key at the same place of the keyboard, or the next free one. */
  | { do: 'place'; position?: number; cell: Omit<Cell, 'id' | 'position'>; withKey?: boolean }
  /** If the target is occupied, the two cells change places. Keys and links go with their cell. */
  | { do: 'move'; from: number; to: number }
  /** The copy has its own id and the same auto-fill rules, but no key. An occupied place refuses it. */
  | { do: 'copy'; from: number; to?: number }
  /**
   * Clears the given places, else the selected ones, else the one with the focus. The keys and links of a
   * cell are removed with it.
   */
  | { do: 'clear'; positions?: readonly number[] }
  | { do: 'change'; cell: string; update: (cell: Cell) => Cell; merge?: string }
  /**
   * Replaces the keys of the cell, or adds one with `isExtra`. If another cell has that key, `swap` gives it
   * the former key of this cell and `take` leaves it without one.
   */
  | { do: 'assign'; cell: string; key: string; onConflict?: 'refuse' | 'swap' | 'take'; isExtra?: boolean }
  | { do: 'clearKey'; key: string }
  | { do: 'clearKeysOf'; cell: string }
  | { do: 'mapKeys'; keyMap: KeyMap }
  | { do: 'fill'; autoFill: readonly AutoFill[]; merge?: string }
  /** Undefined removes the exam from the plate. */
  | { do: 'exam'; exam: Exam | undefined; merge?: string }
  | { do: 'rename'; name: string; merge?: string }
  /** Replaces the whole plate with another version: a backup, or the state on the server. */
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
  /** Takes a step. If it is refused, nothing changes and the verdict says why. */
  take(step: BoardStep): Verdict<BoardRefusal>
  /** Undo goes back to the state in which the plate was opened; it has no limit. */
  undo(): void
  redo(): void
  saved(): PlateContent
  /** Records that this content is on the server now. Later changes stay unsaved. */
  settle(saved: PlateContent): void
}

export interface BoardEditorParts {
  /** Makes a new id at each call. */
  newId: () => string
  now?: () => number
  /** The content on the server; undefined for a new plate. */
  saved?: PlateContent | undefined
  /** Finds the modules that formulas refer to. */
  moduleOf?: ModuleOf | undefined
}
