import { createEmitter } from '@pandok/domain'
import {
  type Address,
  type CompiledModule,
  type Entered,
  type ModuleSession,
  openSession,
} from '@pandok/module-engine'
import type { ModuleEditor } from '../state/ModuleEditor.ts'

/** The answers being tried out, and the compiled module that they belong to. */
export interface TestRun {
  module: CompiledModule
  session: ModuleSession
}

/** One per editor, shared by the form, the result and the previews. */
export interface TestSession {
  /**
   * Undefined while the module doesn't compile. It is the same object until the module or the loaded values
   * change.
   */
  read(): TestRun | undefined
  subscribe(listener: () => void): () => void
  /** Fills the form with a saved test, or empties it. */
  load(entered: Entered | undefined): void
  /** Moves the focus to an input; a form that isn't mounted yet does so when it is. */
  requestFocus(address: Address): void
  takeRequestedFocus(): Address | undefined
  /** The form listens, and so does a screen that has to make the form visible first. */
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
    // Answers survive a change of the module; the session drops those that no longer fit.
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
