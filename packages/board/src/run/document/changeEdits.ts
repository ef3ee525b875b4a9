import type { Locale } from '@pandok/domain'
import type { Edit, RunDocument } from './RunDocument.ts'

/** A sentence of the report as the current values make it. */
interface Made {
  id: string
  text: string | null
}

export function withWords(document: RunDocument, { id, text: made }: Made, text: string): RunDocument {
  const edit = document.edits.get(id)
  if (text === made) return withEdit(document, id, undefined)
  // Continuing to edit is not a decision about the newer text.
  if (edit?.kind === 'words') return withEdit(document, id, { ...edit, text })
  return withEdit(document, id, { kind: 'words', text, base: made })
}

/** Decides whether an edited normal sentence stays beside the findings of these runs or gives way to them. */
export function withDecision(
  document: RunDocument,
  id: string,
  { how, runIds }: { how: 'stays' | 'givesWay'; runIds: readonly string[] },
): RunDocument {
  const edit = document.edits.get(id)
  if (edit?.kind !== 'words' || runIds.length === 0) return document
  const list = how === 'stays' ? 'staysBeside' : 'givesWayTo'
  return withEdit(document, id, { ...edit, [list]: [...new Set([...(edit[list] ?? []), ...runIds])] })
}

/** Keeps the edited words although the values make others now. */
export function keepingWords(document: RunDocument, { id, text: base }: Made): RunDocument {
  const edit = document.edits.get(id)
  return edit?.kind === 'words' && edit.base !== base ? withEdit(document, id, { ...edit, base }) : document
}

export const withoutSentence = (
  document: RunDocument,
  { id, text: base }: Made,
  locale: Locale,
): RunDocument => withEdit(document, id, { kind: 'removed', base, locale })

export function withEdit(document: RunDocument, id: string, edit: Edit | undefined): RunDocument {
  if (!edit && !document.edits.has(id)) return document
  const edits = new Map(document.edits)
  if (edit) edits.set(id, edit)
  else edits.delete(id)
  return { ...document, edits }
}
