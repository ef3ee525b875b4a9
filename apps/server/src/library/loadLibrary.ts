import { libraryItemId, mayBeSold } from '@pandok/domain'
import type { LibraryMark } from '#db/repositories/libraryRepository.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'
import type { Library, LibraryItem } from './LibraryItem.ts'

export interface Loaded {
  added: number
  changed: number
}

/**
 * Updates the library in the database to the built one. An item that was loaded before stays; a newer one
 * becomes its next revision, and members' copies stay. Items that an administrator removed from the library,
 * or graded differently, stay so, but nothing stays for sale that decides by sources nobody has read. If
 * nothing is new, that is one query; otherwise the items are read before the transaction begins.
 */
export async function loadLibrary(
  { inTransaction, repositories, now }: Pick<Services, 'inTransaction' | 'repositories' | 'now'>,
  { marks, readItems }: Library,
): Promise<Loaded> {
  const loaded: Loaded = { added: 0, changed: 0 }
  if (changedItems(marks, await repositories.library.listMarks()).length === 0) return loaded
  const items = await readItems()
  return inTransaction(async (locked) => {
    const { library } = locked
    await library.lock()
    const known = await library.listMarks()
    const changed = changedItems(items, known)
    if (changed.length === 0) return loaded
    const ownerId = await library.ensureOwner(now())
    for (const item of changed) {
      const isNew = !known.some((mark) => isSame(mark, item))
      await putItem(locked, item, isNew ? { ownerId } : null, now())
      loaded[isNew ? 'added' : 'changed'] += 1
    }
    return loaded
  })
}

/** An edition that is older than the existing one is ignored, as after a downgrade of the server. */
function changedItems<Mark extends LibraryMark>(
  built: readonly Mark[],
  known: readonly LibraryMark[],
): Mark[] {
  return built.filter((item) => {
    const there = known.find((mark) => isSame(mark, item))
    return there === undefined || (there.checksum !== item.checksum && there.edition <= item.edition)
  })
}

const isSame = (a: LibraryMark, b: LibraryMark): boolean => a.kind === b.kind && a.slug === b.slug

async function putItem(
  { modules, plates, library, adminItems }: Repositories,
  item: LibraryItem,
  first: { ownerId: string } | null,
  now: Date,
): Promise<void> {
  const { kind, slug, edition, checksum, facts, grade } = item
  const itemId = libraryItemId(kind, slug)
  if (item.kind === 'module') {
    if (first) {
      await modules.insert({ ...first, id: itemId }, item.content, now)
      await adminItems.setModuleLibrary(itemId, grade)
    } else await modules.save(itemId, item.content, now)
  } else if (first) {
    await plates.insert({ ...first, id: itemId }, item.content, now)
    await adminItems.setPlateLibrary(itemId, grade)
  } else await plates.save(itemId, item.content, now)
  if (!first && !mayBeSold(facts['sources'])) await library.giveAway(kind, itemId)
  await library.putEntry({ kind, slug, itemId, edition, checksum, facts }, now)
}
