import type { DraftStore } from './draftStore.ts'

const WRITE_AFTER_MS = 300

interface KeepParts<Content> {
  editor: { read(): { isDirty: boolean }; subscribe(listener: () => void): () => void }
  /** What there is to write down now, with unchanged parts kept by identity. */
  content: () => Content
  store: DraftStore<Content>
  key: string
  revision: () => number | undefined
  /** It can't be written down: a full disk, a browser that refuses. The editing goes on. */
  onTrouble?: (() => void) | undefined
  now?: () => number
}

/** Writes unsaved work down while it is made, at most a moment after a change, and forgets it once it is saved. */
export function keepDraft<Content extends object>(parts: KeepParts<Content>): () => void {
  const { editor, content, store, key, revision, onTrouble, now = Date.now } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Content | undefined
  let turn: Promise<void> = Promise.resolve()

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const { isDirty } = editor.read()
    const current = content()
    if (isDirty && written && hasSameParts(written, current)) return
    written = isDirty ? current : undefined
    const draft = { ...current, revision: revision(), at: now() }
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

const hasSameParts = <Content extends object>(before: Content, after: Content): boolean =>
  (Object.keys(after) as (keyof Content)[]).every((part) => before[part] === after[part])
