import { withModules } from '@pandok/domain'
import type { ExportFile, ModuleItem, PlateItem } from '@pandok/protocol'
import type { LimitName } from '#security/RateLimits.ts'
import type { Asked, Bound, Caller, DocumentKind, DocumentTypes } from '../document/DocumentKind.ts'
import { importDocuments } from '../document/importDocuments.ts'
import { moduleKind } from '../module/moduleKind.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import { mustCompile } from '../plate/parts/mustCompile.ts'
import { plateKind } from '../plate/plateKind.ts'
import { readModules } from './readModules.ts'

interface Imported {
  plates: PlateItem[]
  modules: ModuleItem[]
}

/** Imports everything of a file as the member's own, or nothing, from whichever list it was started. */
export const importFile =
  (limit: LimitName) =>
  async ({
    param: { file },
    actor,
    request: { locale },
    ...services
  }: Asked<{ file: ExportFile }>): Promise<Imported> => {
    await services.limits.take(limit, actor.memberId)
    // Each form of a file may be tens of megabytes, so it is taken out of the one before, which this function would keep.
    const read = await readModules(file.modules.splice(0))
    await mustCompile(
      file.plates.map((plate, index) => ({ plate, path: ['file', 'plates', index] })),
      {
        repositories: services.repositories,
        actor,
        brought: read.map(({ fileId, content }) => [fileId, content.definition] as const),
      },
    )
    const fileIds = read.map(({ fileId }) => fileId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const contents = read.splice(0).map(({ content }) => content)
      const moduleIds = await importDocuments(moduleKind, bound, contents.splice(0), actor, services)
      const byFileId = new Map<string, string>()
      for (const [index, fileId] of fileIds.entries()) {
        const id = moduleIds[index]
        // A file that was edited by hand may have a duplicate id; the first one counts.
        if (id !== undefined && !byFileId.has(fileId)) byFileId.set(fileId, id)
      }
      // A cell whose module isn't in the file keeps its id, which may be the member's own module.
      const plateIds = await importDocuments(
        plateKind,
        bound,
        file.plates.splice(0).map((plate) => ({ ...plate, cells: withModules(plate.cells, byFileId) })),
        actor,
        services,
      )
      const caller = { actor, locale }
      return {
        plates: await itemsOf(plateKind, bound, plateIds, caller),
        modules: await itemsOf(moduleKind, bound, moduleIds, caller),
      }
    })
  }

async function itemsOf<T extends DocumentTypes>(
  { repositoryOf, itemOf }: DocumentKind<T>,
  bound: Bound,
  ids: readonly string[],
  { actor, locale }: Caller,
): Promise<T['item'][]> {
  const found = await repositoryOf(bound).findMany(ids, actor.memberId)
  const byId = new Map(found.map((document) => [document.id, document]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((document) => itemOf(document, actor, locale))
}
