import { type PlateContent, plateContentOf } from '@pandok/domain'
import { type PlateDocument, plateGet } from '@pandok/protocol'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepDraft } from '#app/draft/keepDraft.ts'
import { useAside } from '#app/draft/useAside.ts'
import { callAction } from '#rpc/callAction.ts'
import type { PlateWork } from './PlateWork.ts'
import { plateDrafts } from './plateDrafts.ts'

/** The plate on the server, the work on the desk, its draft, and what was put aside. */
export function useVersions(work: PlateWork, onMoved: (id: string, work: PlateWork) => void) {
  const { editor, shelf } = work
  const [, setParams] = useSearchParams()
  const [plate, setPlate] = useState<PlateDocument | undefined>(work.plate)
  const storedId = useRef(work.plate?.id)
  const revision = useRef(work.revision)
  const [restoredAt, setRestoredAt] = useState(work.restoredAt)
  const [isDraftTroubled, setDraftTroubled] = useState(false)
  const aside = useAside<PlateContent>({
    store: plateDrafts,
    slot: work.slot.key,
    found: work.aside,
    content: () => plateContentOf(editor.read().plate),
    bring(draft) {
      editor.take({ do: 'replace', plate: plateContentOf(draft) })
      void shelf.fetchFor(draft.cells)
    },
  })

  useEffect(
    () =>
      keepDraft<PlateContent>({
        editor,
        content: () => editor.read().plate,
        store: plateDrafts,
        key: work.slot.key,
        revision: () => revision.current,
        onTrouble: () => setDraftTroubled(true),
      }),
    [editor, work.slot.key],
  )

  function saved(stored: PlateDocument, sent: PlateContent) {
    revision.current = stored.revision
    editor.settle(sent)
    setPlate(stored)
    setRestoredAt(undefined)
    if (stored.id === storedId.current) return
    storedId.current = stored.id
    onMoved(stored.id, { ...work, plate: stored, revision: stored.revision })
    setParams((now) => ({ ...Object.fromEntries(now), plate: stored.id }), { replace: true })
  }

  /** Another version takes the place of this one; undo brings this one back. */
  async function adopt(newest: PlateDocument) {
    await shelf.fetchFor(newest.cells)
    const theirs = plateContentOf(newest)
    if (editor.read().isDirty) aside.putAside(revision.current)
    editor.take({ do: 'replace', plate: theirs })
    revision.current = newest.revision
    setPlate(newest)
    editor.settle(theirs)
  }

  /** The modules that it uses have moved on with it. */
  async function adoptNewer(newest: PlateDocument) {
    await shelf.refetchFor(newest.cells)
    await adopt(newest)
  }

  async function reread() {
    if (plate) await adopt((await callAction(plateGet, { id: plate.id })).plate)
  }

  function discard() {
    revision.current = plate?.revision
    editor.take({ do: 'replace', plate: editor.saved() })
    setRestoredAt(undefined)
  }

  return {
    plate,
    setPlate,
    /** Known at once after saving, before anything is drawn again. */
    storedId,
    revision,
    restoredAt,
    keepRestored: () => setRestoredAt(undefined),
    isDraftTroubled,
    aside,
    saved,
    adopt,
    adoptNewer,
    reread,
    discard,
  }
}
