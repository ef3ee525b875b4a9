import type { Draft } from '#platform/drafts/Draft.ts'
import { type Locks, takeSlot } from '#platform/drafts/takeSlot.ts'
import { asideKey, createDocumentSession, type DocumentSession } from './createDocumentSession.ts'
import type { DocumentEditor, DocumentKind, StoredDocument } from './DocumentKind.ts'

/** The id in the address of a document that isn't on the server yet. */
export const NEW_DOCUMENT = 'new'

/** The document belongs to somebody else or is in the trash, so it can't be edited. */
export class ClosedDocument<Stored extends StoredDocument> extends Error {
  readonly stored: Stored

  constructor(stored: Stored) {
    super(stored.id)
    this.stored = stored
  }
}

interface OpenParts<
  Content extends object,
  Stored extends StoredDocument,
  Editor extends DocumentEditor<Content, Obstacle>,
  Obstacle,
> {
  kind: DocumentKind<Content, Stored>
  /** `NEW_DOCUMENT`, or the server's id. */
  id: string
  member: string
  edit: (first: Content, stored: Stored | undefined) => Editor
  locks?: Locks | undefined
}

/** Loads a document and applies the member's unsaved work on top, as an undoable change. */
export async function openDocument<
  Content extends object,
  Stored extends StoredDocument,
  Editor extends DocumentEditor<Content, Obstacle>,
  Obstacle,
>(
  parts: OpenParts<Content, Stored, Editor, Obstacle>,
): Promise<{ editor: Editor; session: DocumentSession<Content, Stored, Obstacle> }> {
  const { kind, id, member, edit, locks } = parts
  const stored = id === NEW_DOCUMENT ? undefined : await kind.load(id)
  if (stored && !stored.may.save) throw new ClosedDocument(stored)
  const first = stored ? kind.contentOf(stored) : kind.blank()
  const slot = await takeSlot({ member, item: id, store: kind.drafts, locks })
  const editor = edit(first, stored)
  const restored = slot.draft && (await restore(editor, slot.draft)) ? slot.draft : undefined
  const aside = await kind.drafts.read(asideKey(slot.key)).catch(() => undefined)
  return {
    editor,
    session: createDocumentSession({ kind, editor, member, slot, stored, restored, aside, locks }),
  }
}

/** A draft that the editor can't hold (written by an older version) is left alone. */
async function restore<Content extends object>(
  editor: DocumentEditor<Content, unknown>,
  draft: Draft<Content>,
): Promise<boolean> {
  if (!editor.replace(draft)) return false
  await editor.prepare?.(draft)
  return true
}
