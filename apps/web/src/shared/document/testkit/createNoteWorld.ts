import { createEmitter } from '@pandok/domain'
import { memoryDrafts } from '#platform/drafts/draftStore.ts'
import type { Locks } from '#platform/drafts/takeSlot.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { DocumentEditor, DocumentKind } from '../DocumentKind.ts'
import { openDocument } from '../openDocument.ts'

/** A third kind of document with the least possible content. */
export interface NoteContent {
  name: string
  text: string
}

export interface StoredNote extends NoteContent {
  id: string
  revision: number
  shared: boolean
  may: { save: boolean }
}

const contentOf = ({ name, text }: NoteContent): NoteContent => ({ name, text })

/** Undo goes one step back, which is all that the tests need. */
function createNoteEditor(first: NoteContent) {
  const listeners = createEmitter()
  let [now, saved] = [first, first]
  const past: NoteContent[] = []
  const isSame = (a: NoteContent, b: NoteContent) => a.name === b.name && a.text === b.text
  const publish = () => {
    listeners.emit()
  }
  function become(next: NoteContent) {
    past.push(now)
    now = next
    publish()
  }
  const editor: DocumentEditor<NoteContent, 'name'> = {
    read: () => ({ isDirty: !isSame(now, saved) }),
    subscribe: listeners.subscribe,
    content: () => now,
    replace(content) {
      if (typeof content.text !== 'string') return false
      become(contentOf(content))
      return true
    },
    rename: (name) => become({ ...now, name }),
    settle(content) {
      saved = content
      publish()
    },
    saved: () => saved,
    ready: () => (now.name === '' ? { ok: false, obstacle: 'name' } : { ok: true, content: now }),
  }
  return {
    ...editor,
    type: (text: string) => become({ ...now, text }),
    undo() {
      now = past.pop() ?? now
      publish()
    },
  }
}

const fail = (code: RpcError['code'], more: { data?: unknown; status?: number } = {}) =>
  new RpcError({ code, message: `${code}.`, status: more.status ?? 400, data: more.data })

/** A server that stores notes and a computer that stores drafts. */
export function createNoteWorld() {
  const notes = new Map<string, StoredNote>([
    ['liver', { id: 'liver', name: 'Liver', text: '', revision: 1, shared: false, may: { save: true } }],
  ])
  const drafts = memoryDrafts<NoteContent>()
  const held = new Set<string>()
  const locks = {
    async request(name: string, _: unknown, use: (lock: unknown) => unknown) {
      if (held.has(name)) return use(null)
      held.add(name)
      await use({ name })
      held.delete(name)
    },
  } as unknown as Locks
  const sent: { id: string | undefined; revision: number | undefined; name: string }[] = []
  let refusal: RpcError | undefined
  /** Calls wait for it; undefined unless a test holds answers back. */
  let gate: Promise<void> | undefined

  async function answer(id: string | undefined, revision: number | undefined, content: NoteContent) {
    sent.push({ id, revision, name: content.name })
    await gate
    if (refusal) throw refusal
    const present = id === undefined ? undefined : notes.get(id)
    if (id !== undefined && !present) throw fail('NOT_FOUND', { status: 404 })
    if (present && present.revision !== revision) {
      throw fail('CONFLICT', { data: { newest: present }, status: 409 })
    }
    const note: StoredNote = {
      id: `made${notes.size}`,
      shared: false,
      may: { save: true },
      ...present,
      ...content,
      revision: (present?.revision ?? 0) + 1,
    }
    notes.set(note.id, note)
    return note
  }

  const kind: DocumentKind<NoteContent, StoredNote> = {
    drafts,
    async load(id) {
      const note = notes.get(id)
      if (!note) throw fail('NOT_FOUND', { status: 404 })
      return note
    },
    create: (content) => answer(undefined, undefined, content),
    replace: (id, revision, content) => answer(id, revision, content),
    newestIn: (data) => (data as { newest?: StoredNote } | undefined)?.newest,
    contentOf,
    blank: () => ({ name: '', text: '' }),
  }

  return {
    notes,
    drafts,
    held,
    sent,
    kind,
    refuse(code: RpcError['code'] | undefined, more?: { status?: number }) {
      refusal = code && fail(code, more)
    },
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => {
        release = resolve
      })
      return () => {
        gate = undefined
        release()
      }
    },
    open: (id: string, member = 'mina') =>
      openDocument({ kind, id, member, locks, edit: (first) => createNoteEditor(first) }),
  }
}
