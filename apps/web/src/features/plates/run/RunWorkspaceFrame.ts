import type { HandOver, PlateRun, RunModule, RunState } from '@pandok/board'
import type { ValueSource } from '@pandok/module-engine'
import type { LibraryEntry, PlateDocument } from '@pandok/protocol'
import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { CheckStore } from './check/createCheckStore.ts'
import type { FormPlace } from './panel/FormPlace.ts'
import type { PriorStore } from './priors/createPriorStore.ts'
import type { Why } from './why/createWhy.ts'

/** What of a plate is needed to write a report with it. */
export type RunnablePlate = Pick<
  PlateDocument,
  'id' | 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam' | 'entry'
> & {
  /** Whether the reader may change it, so that the way to its editor is worth showing. */
  canEdit: boolean
}

export type Pane = 'board' | 'form' | 'report'

/** Actions of the workspace. Each brings its pane into view where only one has room. */
export interface WorkspaceActions {
  /** Gives the board the keys. */
  toBoard(): void
  /** Its first field, unless told. */
  toForm(place?: FormPlace): void
  /** Its first sentence. */
  toReport(): void
  /** A sentence; `range`: with these of its words selected. */
  toEntry(entryId: string, range?: { start: number; end: number }): void
  /** Runs a cell as its key does. `isHeld`: by a key that an input method still has in its hands. */
  runCell(cellId: string, isHeld?: boolean): void
  another(cellId: string): void
  reopen(runId: string, place?: FormPlace): void
  /** Closes the form; what was entered stays. */
  leave(): void
}

export interface RunWorkspaceFrame {
  run: PlateRun
  plate: RunnablePlate
  moves: WorkspaceActions
  /** Whether keys are kept back because a form has just closed. */
  handOver: HandOver
  /** A run has just been written into the report. */
  onWritten: (runId: string) => void
  why: Why
  check: CheckStore
  /** The modules of the plate as they are run. */
  modules: readonly RunModule[]
  /** Earlier reports that this one can be compared with. */
  priors: PriorStore
  /** By the module's id: what the library says of it, or of what it was taken from. */
  entries: ReadonlyMap<string, LibraryEntry>
  /** Images that are open beside it. */
  host?: ImageHost | undefined
  /** Leads to where a value came from. */
  onSource?: ((source: ValueSource) => void) | undefined
}

export const RunWorkspaceContext = createContext<RunWorkspaceFrame | undefined>(undefined)

export function useRunWorkspace(): RunWorkspaceFrame {
  const frame = use(RunWorkspaceContext)
  if (!frame) throw new Error('No report is being written here: wrap it in RunWorkspaceContext.')
  return frame
}

export const useRunState = <T>(selector: (state: RunState) => T): T =>
  useStorePart(useRunWorkspace().run, selector)
