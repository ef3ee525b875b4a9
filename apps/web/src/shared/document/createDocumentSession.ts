import { createEmitter } from '@pandok/domain'
import { createDraftAutosave } from '#platform/drafts/createDraftAutosave.ts'
import type { Draft } from '#platform/drafts/Draft.ts'
import type { DraftSlot, Locks } from '#platform/drafts/takeSlot.ts'
import { isConnectionFailure, isSessionEnd, RpcError } from '#rpc/RpcError.ts'
import { createSessionSlot } from './createSessionSlot.ts'
import type { DocumentEditor, DocumentKind, StoredDocument } from './DocumentKind.ts'
import type { SaveOutcome, SessionState } from './SessionState.ts'

export const asideKey = (slot: string): string => `${slot}/aside`

export interface SessionParts<Content extends object, Stored extends StoredDocument, Obstacle> {
  kind: DocumentKind<Content, Stored>
  editor: DocumentEditor<Content, Obstacle>
  /** The owner of the drafts. */
  member: string
  slot: DraftSlot<Content>
  /** Undefined for a document that was never saved. */
  stored: Stored | undefined
  /** The draft that the editor shows on top of the stored version. */
  restored: Draft<Content> | undefined
  aside: Draft<Content> | undefined
  locks?: Locks | undefined
  now?: () => number
}

/**
 * One document being edited: draft, saving, conflicts, versions set aside, leaving. It doesn't depend on a
 * screen.
 */
export interface DocumentSession<Content, Stored, Obstacle> {
  read: () => SessionState<Content, Stored>
  subscribe: (listener: () => void) => () => void
  /** `over` is a newer revision that the member has chosen to overwrite. */
  save: (over?: number) => Promise<SaveOutcome<Obstacle>>
  saveAsNew: (name: string) => Promise<SaveOutcome<Obstacle>>
  /** Dismisses the question or notice; nothing else changes. */
  forgetProblem: () => void
  /** Replaces this version by another; undo restores it, and so does `bringBack` after a reload. */
  adopt: (newest: Stored) => Promise<void>
  /** Resolves a conflict in favor of the other version. */
  takeTheirs: () => Promise<void>
  /** Loads the server's version again, for example after a backup was restored. */
  reread: () => Promise<void>
  /** Returns to the stored version; can be undone. */
  discard: () => void
  keepRestored: () => void
  bringBack: () => Promise<void>
  dropAside: () => void
  /** Applies changes on the server that make no new revision, such as sharing. */
  update: (changes: Partial<Stored>) => void
  /** Marks the present content as saved, so that leaving a deleted document doesn't ask. */
  giveUp: () => void
  /** Whether leaving needs a confirmation. */
  isUnsaved: () => boolean
  /** Resolves with true if the page may be left. */
  leave: (how: 'save' | 'discard') => Promise<boolean>
  /** Writes the draft immediately. */
  flush: () => Promise<void>
  /** Writes the last draft and releases its slot for another tab. */
  close: () => Promise<void>
}

export function createDocumentSession<Content extends object, Stored extends StoredDocument, Obstacle>(
  parts: SessionParts<Content, Stored, Obstacle>,
): DocumentSession<Content, Stored, Obstacle> {
  const { kind, editor, now = Date.now } = parts
  const { drafts } = kind
  const listeners = createEmitter()
  let state = firstState(parts)

  function change(changes: Partial<SessionState<Content, Stored>>): void {
    state = { ...state, ...changes }
    listeners.emit()
  }

  const autosave = createDraftAutosave<Content>({
    editor,
    content: editor.content,
    store: drafts,
    key: parts.slot.key,
    revision: () => state.revision,
    onTrouble: () => change({ isDraftTroubled: true }),
    now,
  })

  const slot = createSessionSlot({
    slot: parts.slot,
    member: parts.member,
    locks: parts.locks,
    drafts,
    autosave,
    onMoved: (isOpenElsewhere) => change({ isOpenElsewhere }),
  })

  const aside = createAside({
    drafts,
    editor,
    now,
    read: () => state,
    change,
    key: () => asideKey(slot.key()),
  })

  const saving = createSaving({
    kind,
    editor,
    read: () => state,
    change,
    onSaved(stored, sent) {
      const isMoved = stored.id !== state.stored?.id
      change({ stored, revision: stored.revision, restoredAt: undefined })
      editor.settle(sent)
      if (isMoved) slot.move(stored.id)
    },
  })

  const session: DocumentSession<Content, Stored, Obstacle> = {
    ...saving,
    ...aside.moves,
    read: () => state,
    subscribe: listeners.subscribe,
    async adopt(newest) {
      const theirs = kind.contentOf(newest)
      await editor.prepare?.(theirs)
      if (editor.read().isDirty) aside.put()
      editor.replace(theirs)
      change({ stored: newest, revision: newest.revision })
      editor.settle(theirs)
    },
    async takeTheirs() {
      const { conflict } = state
      if (conflict) await session.adopt(conflict)
      saving.forgetProblem()
    },
    async reread() {
      if (state.stored) await session.adopt(await kind.load(state.stored.id))
    },
    discard() {
      change({ revision: state.stored?.revision, restoredAt: undefined })
      editor.replace(editor.saved())
    },
    keepRestored: () => change({ restoredAt: undefined }),
    update: (changes) => state.stored && change({ stored: { ...state.stored, ...changes } }),
    giveUp: () => editor.settle(editor.content()),
    isUnsaved: () => editor.read().isDirty,
    async leave(how) {
      if (how === 'save') return (await session.save()).kind === 'saved'
      session.discard()
      return true
    },
    flush: autosave.flush,
    close: slot.close,
  }
  return session
}

function firstState<Content extends object, Stored extends StoredDocument>({
  stored,
  restored,
  aside,
  slot,
}: Pick<SessionParts<Content, Stored, never>, 'stored' | 'restored' | 'aside' | 'slot'>): SessionState<
  Content,
  Stored
> {
  return {
    stored,
    // A draft based on an older revision is saved as such, so that it asks before overwriting a newer one.
    revision: restored?.revision ?? stored?.revision,
    restoredAt: restored?.at,
    aside,
    isSaving: false,
    problem: undefined,
    conflict: undefined,
    isDraftTroubled: false,
    isOpenElsewhere: slot.isShared,
  }
}

interface SavingParts<Content extends object, Stored extends StoredDocument, Obstacle> {
  kind: DocumentKind<Content, Stored>
  editor: DocumentEditor<Content, Obstacle>
  read: () => SessionState<Content, Stored>
  change: (changes: Partial<SessionState<Content, Stored>>) => void
  onSaved: (stored: Stored, sent: Content) => void
}

function createSaving<Content extends object, Stored extends StoredDocument, Obstacle>(
  parts: SavingParts<Content, Stored, Obstacle>,
) {
  const { kind, editor, read, change, onSaved } = parts

  async function send(call: (content: Content) => Promise<Stored>): Promise<SaveOutcome<Obstacle>> {
    if (read().isSaving) return { kind: 'busy' }
    const made = editor.ready()
    if (!made.ok) return { kind: 'obstacle', obstacle: made.obstacle }
    change({ isSaving: true, problem: undefined, conflict: undefined })
    try {
      onSaved(await call(made.content), made.content)
      return { kind: 'saved' }
    } catch (thrown) {
      if (!(thrown instanceof RpcError)) throw thrown
      change(failureOf(thrown, kind.newestIn))
      return { kind: 'failed' }
    } finally {
      change({ isSaving: false })
    }
  }

  return {
    save: (over?: number) =>
      send((content) => {
        const { stored, revision } = read()
        return stored
          ? kind.replace(stored.id, over ?? revision ?? stored.revision, content)
          : kind.create(content)
      }),
    saveAsNew(name: string) {
      editor.rename(name)
      return send(kind.create)
    },
    forgetProblem: () => change({ problem: undefined, conflict: undefined }),
  }
}

function failureOf<Stored>(
  error: RpcError,
  newestIn: (data: unknown) => Stored | undefined,
): Pick<SessionState<never, Stored>, 'problem'> | Pick<SessionState<never, Stored>, 'conflict'> {
  // After the session has ended, the member logs in again and finds the draft.
  if (isSessionEnd(error)) return { problem: undefined }
  const newest = error.code === 'CONFLICT' ? newestIn(error.data) : undefined
  if (newest) return { conflict: newest }
  if (error.code === 'NOT_FOUND') return { problem: { kind: 'gone' } }
  const { code, message, details } = error
  if (isConnectionFailure(error)) return { problem: { kind: 'connection', message } }
  return { problem: { kind: 'refused', code, message, details } }
}

interface AsideParts<Content extends object, Stored> {
  drafts: DocumentKind<Content, never>['drafts']
  editor: Pick<DocumentEditor<Content, unknown>, 'content' | 'replace' | 'prepare'>
  now: () => number
  key: () => string
  read: () => SessionState<Content, Stored>
  change: (changes: Partial<SessionState<Content, Stored>>) => void
}

/**
 * A version that was replaced by a newer one. Undo restores it at once; until it is restored or dropped it is
 * also stored on this computer, because undo doesn't survive a reload.
 */
function createAside<Content extends object, Stored>(parts: AsideParts<Content, Stored>) {
  const { drafts, editor, now, key, read, change } = parts

  function dropAside(): void {
    change({ aside: undefined })
    drafts.remove(key()).catch(() => {})
  }

  return {
    put(): void {
      const aside = { ...editor.content(), revision: read().revision, at: now() }
      change({ aside })
      // If it can't be stored, there is still undo.
      drafts.write(key(), aside).catch(() => {})
    },
    moves: {
      dropAside,
      async bringBack(): Promise<void> {
        const { aside } = read()
        if (aside) {
          await editor.prepare?.(aside)
          editor.replace(aside)
        }
        dropAside()
      },
    },
  }
}
