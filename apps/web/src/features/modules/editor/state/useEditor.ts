import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { EditorState, ModuleEditor } from './ModuleEditor.ts'

export const ModuleEditorContext = createContext<ModuleEditor | undefined>(undefined)

export function useEditor(): ModuleEditor {
  const editor = use(ModuleEditorContext)
  if (!editor) throw new Error('No module is being edited here: wrap it in ModuleEditorContext.')
  return editor
}

/**
 * A part of the state; the component is drawn again only when that part changes. A selector may make a new array or
 * object each time, as long as what it holds keeps its identity.
 */
export function useEditorState<T>(selector: (state: EditorState) => T): T {
  const editor = useEditor()
  const kept = useRef<{ value: T } | undefined>(undefined)
  function snapshot(): T {
    const value = selector(editor.read())
    if (!kept.current || !isSame(kept.current.value, value)) kept.current = { value }
    return kept.current.value
  }
  return useSyncExternalStore(editor.subscribe, snapshot, snapshot)
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
