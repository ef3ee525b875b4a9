import { createBoardEditor } from '@pandok/board'
import { type PlateContent, plateContentOf } from '@pandok/domain'
import { type PlateDocument, plateGet } from '@pandok/protocol'
import { definitionOf } from '#app/board/moduleReading.ts'
import type { DraftStore } from '#app/draft/draftStore.ts'
import { takeSlot } from '#app/draft/takeSlot.ts'
import { asideKey } from '#app/draft/useAside.ts'
import { callAction } from '#rpc/callAction.ts'
import { createModuleShelf } from './createModuleShelf.ts'
import type { PlateWork } from './PlateWork.ts'

export const NEW_PLATE = 'new'

/** It is somebody else's, or in the trash: there is nothing to edit. */
export class ClosedPlate extends Error {
  readonly plate: PlateDocument

  constructor(plate: PlateDocument) {
    super(plate.id)
    this.plate = plate
  }
}

let openings = 0

interface OpenParts {
  id: string
  member: string
  store: DraftStore<PlateContent>
}

/** Fetches a plate and puts unsaved work of this member on top of it, as a change that can be undone. */
export async function openPlate({ id, member, store }: OpenParts): Promise<PlateWork> {
  const loaded = id === NEW_PLATE ? undefined : (await callAction(plateGet, { id })).plate
  if (loaded && !loaded.may.save) throw new ClosedPlate(loaded)
  const slot = await takeSlot({ member, item: id, store })
  const shelf = createModuleShelf(loaded?.modules ?? [])
  const editor = createBoardEditor(loaded ? plateContentOf(loaded) : BLANK, {
    newId: () => crypto.randomUUID(),
    moduleOf: (module) => definitionOf(shelf.read().get(module)),
  })
  const { draft } = slot
  // A draft that a board can't hold (an older program wrote it) is left alone.
  const isRestored = draft !== undefined && editor.take({ do: 'replace', plate: plateContentOf(draft) }).ok
  if (isRestored) await shelf.fetchFor(draft.cells)
  openings += 1
  return {
    serial: openings,
    editor,
    shelf,
    slot,
    plate: loaded,
    // Over a newer revision the draft is saved as what it is: an older one, which asks first.
    revision: (isRestored ? draft.revision : undefined) ?? loaded?.revision,
    restoredAt: isRestored ? draft.at : undefined,
    aside: await store.read(asideKey(slot.key)).catch(() => undefined),
  }
}

const BLANK: PlateContent = { name: '', cells: [], keyMap: {}, autoFill: [] }
