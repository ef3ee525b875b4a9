import { createEmitter } from '@pandok/domain'
import { createDraftKeeper } from '#platform/drafts/createDraftKeeper.ts'
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
  /** Whose drafts these are. */
  member: string
  slot: DraftSlot<Content>
  /** Undefined for what was never saved. */
  stored: Stored | undefined
  /** The draft that the editor shows on top of what is stored. */
  restored: Draft<Content> | undefined
  aside: Draft<Content> | undefined
  locks?: Locks | undefined
  now?: () => number
}

/** One document being edited: its draft, saving, conflicts, what was put aside, leaving. No screen, no page. */
export interface DocumentSession<Content, Stored, Obstacle> {
  read: () => SessionState<Content, Stored>
  subscribe: (listener: () => void) => () => void
  /** `over` is a newer revision that may be overwritten, where somebody has chosen so. */
  save: (over?: number) => Promise<SaveOutcome<Obstacle>>
  saveAsNew: (name: string) => Promise<SaveOutcome<Obstacle>>
  /** Closes the question or the notice; nothing else changes. */
  forgetProblem: () => void
  /** Another version takes the place of this one; undo brings this one back, and so does `bringBack` after a reload. */
  adopt: (newest: Stored) => Promise<void>
  /** The answer to a conflict that gives way. */
  takeTheirs: () => Promise<void>
  /** Shows what the server has now: a backup was restored there. */
  reread: () => Promise<void>
  /** Back to what is stored; can be undone. */
  discard: () => void
  keepRestored: () => void
  bringBack: () => Promise<void>
  dropAside: () => void
  /** What changed on the server without a new revision, as sharing does. */
  update: (changes: Partial<Stored>) => void
  /** Counts the present content as saved: what is deleted is not asked about. */
  giveUp: () => void
  /** Whether leaving has to be asked about. */
  isUnsaved: () => boolean
  /** True when the page may be left. */
  leave: (how: 'save' | 'discard') => Promise<boolean>
  /** Writes the draft at once. */
  flush: () => Promise<void>
  /** The last draft is written, and its place is free for another tab. */
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

  const keeper = createDraftKeeper<Content>({
    editor,
    content: editor.content,
    store: drafts,
    key: parts.slot.key,
    revision: () => state.revision,
    onTrouble: () => change({ isDraftTroubled: true }),
    now,
  })

  const slot = createSessionSlot({
    ...{ slot: parts.slot, member: parts.member, locks: parts.locks, drafts, keeper },
    onMoved: (isOpenElsewhere) => change({ isOpenElsewhere }),
  })

  const aside = createAside({
    ...{ drafts, editor, now, read: () => state, change },
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
    flush: keeper.flush,
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
    // Over a newer revision a draft is saved as what it is: an older one, which asks first.
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
  // The way back from an ended session is the log-in; the draft waits there.
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
 * A version that gave way to a newer one. Undo brings it back at once; until it is brought back or dropped, it is also
 * kept on this computer, since undo doesn't survive a reload.
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
      // Where it can't be kept there is still undo.
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
