import type { LibraryModule, LibraryPlate } from '@pandok/library'
import { plateContent, readLibraryModule, readLibraryPlate } from '@pandok/library'
import { parse } from 'yaml'
import type { LibraryEntry } from '#db/repositories/libraryRepository.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'
import type { LibraryFile, LibraryKind } from './LibraryFile.ts'

export interface Loaded {
  added: number
  changed: number
}

/** Everybody has them under the same id, in every installation. */
const itemIdOf = (kind: LibraryKind, slug: string): string =>
  `${kind === 'module' ? 'mod' : 'pla'}_lib_${slug}`

/**
 * Brings the library in the database up to what the files hold. A file that was loaded before is left alone; a newer one
 * becomes the item's next revision, and members' copies stay what they are. What an administrator took out of the library,
 * or graded otherwise, stays so.
 */
export async function loadLibrary(
  { inTransaction, now }: Pick<Services, 'inTransaction' | 'now'>,
  files: readonly LibraryFile[],
): Promise<Loaded> {
  return inTransaction(async (repositories) => {
    const { library } = repositories
    await library.lock()
    const known = new Map(
      (await library.listEntries()).map((entry) => [`${entry.kind} ${entry.slug}`, entry]),
    )
    const news = files.filter(
      ({ kind, slug, checksum }) => !known.get(`${kind} ${slug}`)?.checksum.equals(checksum),
    )
    const loaded: Loaded = { added: 0, changed: 0 }
    if (news.length === 0) return loaded
    const ownerId = await library.ensureOwner(now())
    for (const file of news) {
      const before = known.get(`${file.kind} ${file.slug}`)
      const edition = await (file.kind === 'module' ? putModule : putPlate)(
        { repositories, ownerId, now: now() },
        file,
        before,
      )
      if (edition === 'none') continue
      if (before) loaded.changed += 1
      else loaded.added += 1
    }
    return loaded
  })
}

interface Loading {
  repositories: Repositories
  ownerId: string
  now: Date
}

/** `none`: a draft, or an older edition than the one that is there, as after going back to an older server. */
type Outcome = 'put' | 'none'

async function putModule(
  { repositories: { modules, library, adminItems }, ownerId, now }: Loading,
  { kind, slug, checksum, text }: LibraryFile,
  before: LibraryEntry | undefined,
): Promise<Outcome> {
  const reading = readLibraryModule(parse(text))
  if (!reading.ok) throw new Error(`The library's module ${slug} can't be read: ${reading.problems[0]}`)
  const { module } = reading
  if (module.isDraft || (before && before.edition > module.edition)) return 'none'
  const itemId = itemIdOf(kind, slug)
  const { definition } = module
  const content = {
    name: module.names.ko,
    section: '',
    modality: module.modalities.join(', '),
    type: '',
    note: module.note.ko,
    definition: definition as unknown as Record<string, unknown>,
    inputCount: definition.inputs.length,
    outputCount: definition.outputs.length,
  }
  if (before) await modules.save(itemId, content, now)
  else {
    await modules.insert({ ...content, id: itemId, ownerId }, now)
    await adminItems.setModuleLibrary(itemId, module.grade)
  }
  const { edition } = module
  await library.putEntry({ kind, slug, itemId, edition, checksum, facts: factsOf(module) }, now)
  return 'put'
}

async function putPlate(
  { repositories: { plates, library, adminItems }, ownerId, now }: Loading,
  { kind, slug, checksum, text }: LibraryFile,
  before: LibraryEntry | undefined,
): Promise<Outcome> {
  const reading = readLibraryPlate(parse(text))
  if (!reading.ok) throw new Error(`The library's plate ${slug} can't be read: ${reading.problems[0]}`)
  const { plate } = reading
  if (before && before.edition > plate.edition) return 'none'
  const itemId = itemIdOf(kind, slug)
  const content = plateContent(plate, 'ko', (id) => itemIdOf('module', id))
  if (before) await plates.save(itemId, content, now)
  else {
    await plates.insert({ ...content, id: itemId, ownerId, place: null }, now)
    await adminItems.setPlateLibrary(itemId, plate.grade)
  }
  const cells = Object.fromEntries(plate.cells.map(({ id, name, title }) => [id, { name, title }]))
  const { edition } = plate
  await library.putEntry({ kind, slug, itemId, edition, checksum, facts: { ...factsOf(plate), cells } }, now)
  return 'put'
}

const factsOf = (item: LibraryModule | LibraryPlate): Record<string, unknown> => {
  const { names, summary, synonyms, specialty, regions, modalities, changes } = item
  return {
    ...{ names, summary, synonyms, specialty, regions, modalities, changes },
    ...('version' in item && { version: item.version, year: item.year, note: item.note }),
  }
}
