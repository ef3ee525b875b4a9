import { createEmitter } from '@pandok/domain'
import {
  type Address,
  type CompiledModule,
  type Entered,
  type ModuleSession,
  openSession,
} from '@pandok/module-engine'
import type { ModuleEditor } from '../state/ModuleEditor.ts'

/** The filling that is tried out now, and the state of the module that it belongs to. */
export interface TestRun {
  module: CompiledModule
  session: ModuleSession
}

/** One per editor, shared by the form, the result and previews: what is typed in one is seen in all. */
export interface TestSession {
  /** Undefined while the module can't be read. The same object until the module or the loaded values change. */
  read(): TestRun | undefined
  subscribe(listener: () => void): () => void
  /** Fills the form anew: with a saved case, or with nothing. */
  load(entered: Entered | undefined): void
  /** Leads to an input, wherever the form is; a form that isn't shown yet takes it when it is. */
  requestFocus(address: Address): void
  takeRequestedFocus(): Address | undefined
  /** For the form, and for a screen that has to bring the form into view first. */
  onFocusRequested(listener: () => void): () => void
}

export function createTestSession(editor: ModuleEditor, today: () => string): TestSession {
  const listeners = createEmitter()
  const seekers = createEmitter()
  let run: TestRun | undefined
  let requested: Address | undefined

  function open(module: CompiledModule, entered: Entered | undefined): TestRun {
    return { module, session: openSession(module, { today: today(), ...(entered && { entered }) }) }
  }

  function read(): TestRun | undefined {
    const { compiled } = editor.read()
    // What was typed survives a change of the module; the session itself drops what doesn't fit any more.
    if (compiled !== run?.module) run = compiled && open(compiled, run?.session.entered())
    return run
  }

  return {
    read,
    subscribe(listener) {
      const leaveRuns = listeners.subscribe(listener)
      const leaveEditor = editor.subscribe(listener)
      return () => {
        leaveEditor()
        leaveRuns()
      }
    },
    load(entered) {
      const module = read()?.module
      if (!module) return
      run = open(module, entered)
      listeners.emit()
    },
    requestFocus(address) {
      requested = address
      seekers.emit()
    },
    takeRequestedFocus() {
      const address = requested
      requested = undefined
      return address
    },
    onFocusRequested: seekers.subscribe,
  }
}
