import { freeModuleName, nameKey } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { mustHaveRoom } from '../module/mustHaveRoom.ts'
import type { ReadModule } from './readModules.ts'

interface ImportedModules {
  /** Their new ids, in the order of the file. */
  made: string[]
  /** Which new id the cells of the file mean. */
  byFileId: Map<string, string>
}

export async function importModules(
  bound: Services['repositories'],
  read: readonly ReadModule[],
  { memberId }: Actor,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
): Promise<ImportedModules> {
  const made: string[] = []
  const byFileId = new Map<string, string>()
  if (read.length === 0) return { made, byFileId }
  await mustHaveRoom(bound, memberId, { added: read.length })
  const taken = await bound.modules.listNameKeys(memberId)
  for (const { fileId, content } of read) {
    const id = newId('mod')
    const name = freeModuleName(content.name, taken)
    await bound.modules.insert({ ...content, id, name, ownerId: memberId }, now())
    taken.add(nameKey(name))
    made.push(id)
    // Written by hand, a file may have two of one id; then the first is meant.
    if (!byFileId.has(fileId)) byFileId.set(fileId, id)
  }
  return { made, byFileId }
}
