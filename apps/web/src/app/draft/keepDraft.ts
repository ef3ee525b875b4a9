import type { ModuleDocument, ModuleEditor } from '#features/modules/editor/state/ModuleEditor.ts'
import type { Draft, DraftStore } from './draftStore.ts'

const WRITE_AFTER_MS = 300

interface KeepParts {
  editor: ModuleEditor
  store: DraftStore
  key: string
  revision: () => number | undefined
  /** It can't be written down: a full disk, a browser that refuses. The editing goes on. */
  onTrouble?: (() => void) | undefined
  now?: () => number
}

/** Writes unsaved work down while it is made, at most a moment after a change, and forgets it once it is saved. */
export function keepDraft(parts: KeepParts): () => void {
  const { editor, store, key, revision, onTrouble, now = Date.now } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: ModuleDocument | undefined
  let turn: Promise<void> = Promise.resolve()

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const { head, definition, isDirty } = editor.read()
    if (isDirty && written?.head === head && written.definition === definition) return
    written = isDirty ? { head, definition } : undefined
    const draft: Draft = { head, definition, revision: revision(), at: now() }
    // One after the other, or an older picture could land on top of a newer one.
    turn = turn.then(() => (isDirty ? store.write(key, draft) : store.remove(key))).catch(() => onTrouble?.())
  }

  const stop = editor.subscribe(() => {
    // Not put off by every further change: steady typing is written down, too.
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  const onHide = () => {
    if (timer !== undefined) write()
  }
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onHide)
  return () => {
    stop()
    onHide()
    window.removeEventListener('pagehide', onHide)
    document.removeEventListener('visibilitychange', onHide)
  }
}
