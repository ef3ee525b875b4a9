import { createEmitter } from '@pandok/domain'
import type { CompiledModule, Finding, ModuleDefinition } from '@pandok/module-engine'
import { beginHistory, type History, record, redoStep, undoStep } from './history.ts'
import type { EditorPlace, EditorState, ModuleDocument, ModuleEditor } from './ModuleEditor.ts'

/** The result of examining a definition; `compiled` is absent if it can't be compiled. */
export interface Examined {
  findings: readonly Finding[]
  compiled: CompiledModule | undefined
}

export interface EditorParts {
  examine: (definition: ModuleDefinition) => Examined
  now?: () => number
  /** The version on the server; undefined for a new module. */
  saved?: ModuleDocument | undefined
}

export const EXAMINE_AFTER_MS = 150

export function createModuleEditor(first: ModuleDocument, parts: EditorParts): ModuleEditor {
  const { now = Date.now } = parts
  const listeners = createEmitter()
  let history: History = beginHistory({ ...first, selected: undefined })
  let saved: ModuleDocument = parts.saved ?? first
  const examination = createExamination(first.definition, parts.examine)
  let state = picture()

  function picture(): EditorState {
    const { head, definition, selected } = history.now
    return {
      head,
      definition,
      selected: inRange(selected, definition),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isDirty: head !== saved.head || definition !== saved.definition,
      ...examination.read(),
    }
  }

  function publish(): void {
    state = picture()
    listeners.emit()
  }

  function look(): void {
    if (examination.look(history.now.definition)) publish()
  }

  function move(next: History): void {
    if (next === history) return
    history = next
    examination.soon(look)
    publish()
  }

  function changeWhole(update: (document: ModuleDocument) => ModuleDocument, key?: string): void {
    const before = history.now
    const after = update(before)
    if (after.head === before.head && after.definition === before.definition) return
    move(record(history, after, { key, at: now() }))
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    change: (update, key) =>
      changeWhole(({ head, definition }) => ({ head, definition: update(definition) }), key),
    changeHead: (update, key) =>
      changeWhole(({ head, definition }) => ({ head: update(head), definition }), key),
    changeWhole,
    undo: () => move(undoStep(history)),
    redo: () => move(redoStep(history)),
    select(place) {
      const { selected } = history.now
      if (place?.part === selected?.part && place?.index === selected?.index) return
      // Selecting an item is not an undo step.
      history = { ...history, now: { ...history.now, selected: place } }
      publish()
    },
    saved: () => saved,
    settle(document) {
      saved = document
      publish()
    },
    examineNow() {
      look()
      return examination.read().findings
    },
  }
}

/**
 * Holds the result of examining the definition. That takes longer than a key press, so it waits for a pause.
 */
function createExamination(first: ModuleDefinition, examine: EditorParts['examine']) {
  let examined = examine(first)
  let examinedOf = first
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    read: (): Examined => ({ findings: examined.findings, compiled: examined.compiled }),
    /** Returns true if the definition had changed. */
    look(definition: ModuleDefinition): boolean {
      clearTimeout(timer)
      timer = undefined
      if (definition === examinedOf) return false
      const next = examine(definition)
      examinedOf = definition
      examined = { findings: next.findings, compiled: next.compiled ?? examined.compiled }
      return true
    },
    soon(look: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(look, EXAMINE_AFTER_MS)
    },
  }
}

/** An item that was removed by undo or replaced can't stay selected. */
function inRange(place: EditorPlace | undefined, definition: ModuleDefinition): EditorPlace | undefined {
  return place !== undefined && place.index < definition[place.part].length ? place : undefined
}
