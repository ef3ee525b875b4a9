import { type AdministeredModule, freeModuleName } from '@pandok/domain'
import { mustHaveRoom } from '#actions/module/parts/mustHaveRoom.ts'
import { type Catalog, refused } from './changeItem.ts'
import { isTested, type TestResult } from './testModule.ts'

/** `tests` are the results from before the owner's lock was taken, because running them takes long. */
export const moduleCatalog = (tests: TestResult | null): Catalog<AdministeredModule> => ({
  setShared: ({ bound, item }, shared) => bound.modules.setShared(item.id, shared),
  moveToTrash: ({ bound, item, at }) => bound.modules.moveToTrash([item.id], at),
  async takeFromTrash({ bound, item: { id, ownerId, name } }) {
    await mustHaveRoom(bound, ownerId, { added: 1, fromTrash: 1 })
    const free = freeModuleName(name, await bound.modules.listNameKeys(ownerId))
    await bound.modules.rename(id, free)
    await bound.modules.takeFromTrash([id])
    return free
  },
  setLibrary: ({ bound, item }, library) => bound.adminItems.setModuleLibrary(item.id, library),
  async mustBePublishable() {
    if (!tests || !isTested(tests)) throw refused('admin.testsFail')
  },
})
