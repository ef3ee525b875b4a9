import type { HandOver, PlateRun, RunModule, RunState } from '@pandok/board'
import type { ValueSource } from '@pandok/module-engine'
import type { LibraryEntry, LoadedPlate } from '@pandok/protocol'
import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { CheckStore } from './check/createCheckStore.ts'
import type { FormPlace } from './panel/FormPlace.ts'
import type { PriorStore } from './priors/createPriorStore.ts'
import type { WhyStore } from './why/createWhyStore.ts'

/** The parts of a plate that are needed to run it. */
export type RunnablePlate = Pick<
  LoadedPlate,
  'id' | 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam' | 'entry' | 'ownWords'
> & {
  /** True if the member may edit it, so that a link to the editor is shown. */
  canEdit: boolean
}

export type Pane = 'board' | 'form' | 'report'

/** Actions of the workspace. Each makes its pane visible if there is room for only one. */
export interface WorkspaceActions {
  /** Focuses the board. */
  toBoard(): void
  /** Focuses a place in the form, by default the first field. */
  toForm(place?: FormPlace): void
  /** Focuses the first sentence of the report. */
  toReport(): void
  /** Focuses a sentence, with `range` selected. */
  toEntry(entryId: string, range?: { start: number; end: number }): void
  /** Runs a cell as its key does. `isHeld` means that an input method is still processing the key. */
  runCell(cellId: string, isHeld?: boolean): void
  another(cellId: string): void
  reopen(runId: string, place?: FormPlace): void
  /** Closes the form; the answers are kept. */
  leave(): void
}

export interface RunWorkspaceFrame {
  run: PlateRun
  plate: RunnablePlate
  moves: WorkspaceActions
  /** Holds keys back for a moment after a form has closed. */
  handOver: HandOver
  /** Called when a run has been written into the report. */
  onWritten: (runId: string) => void
  why: WhyStore
  check: CheckStore
  /** The plate's modules in the form in which they are run. */
  modules: readonly RunModule[]
  /** Earlier reports for comparison. */
  priors: PriorStore
  /** The library entry of each module, or of the one that it was copied from, by module id. */
  entries: ReadonlyMap<string, LibraryEntry>
  /** The images that are open beside the plate. */
  host?: ImageHost | undefined
  /** Opens the source of a value. */
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
