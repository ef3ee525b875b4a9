import { typedKeys } from '@pandok/domain'
import type { DraftStore } from './Draft.ts'

const WRITE_AFTER_MS = 300

interface AutosaveParts<Content> {
  editor: { read(): { isDirty: boolean }; subscribe(listener: () => void): () => void }
  /** The present content, in which unchanged parts keep their identity. */
  content: () => Content
  store: DraftStore<Content>
  key: string
  revision: () => number | undefined
  /** Called if it can't be written (a full disk, a refusing browser). Editing continues. */
  onTrouble?: (() => void) | undefined
  now?: () => number
}

export interface DraftAutosave {
  /** Writes immediately, because the page may be about to close. */
  flush: () => Promise<void>
  /** Continues under another key, and removes the entry under the old one. */
  moveTo: (key: string) => Promise<void>
  stop: () => Promise<void>
}

/** Writes unsaved work shortly after a change, and deletes it once it is saved. */
export function createDraftAutosave<Content extends object>(parts: AutosaveParts<Content>): DraftAutosave {
  const { editor, content, store, revision, onTrouble, now = Date.now } = parts
  let { key } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Content | undefined
  let queue: Promise<void> = Promise.resolve()

  // Serialized, so that an older state can't overwrite a newer one.
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    queue = queue.then(task).catch(() => onTrouble?.())
    return queue
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const { isDirty } = editor.read()
    const current = content()
    if (isDirty && written && hasSameParts(written, current)) return queue
    written = isDirty ? current : undefined
    const draft = { ...current, revision: revision(), at: now() }
    const under = key
    return enqueue(() => (isDirty ? store.write(under, draft) : store.remove(under)))
  }

  const flush = (): Promise<void> => (timer === undefined ? queue : write())

  const unsubscribe = editor.subscribe(() => {
    // The timer isn't reset by further changes, so that steady typing is written, too.
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS)
  })

  return {
    flush,
    async moveTo(next) {
      const left = key
      key = next
      written = undefined
      if (editor.read().isDirty) await write()
      await enqueue(() => store.remove(left))
    },
    stop() {
      unsubscribe()
      return flush()
    },
  }
}

const hasSameParts = <Content extends object>(before: Content, after: Content): boolean =>
  typedKeys(after).every((part) => before[part] === after[part])
