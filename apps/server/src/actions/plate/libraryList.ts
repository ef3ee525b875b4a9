import { plateLibraryList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listPlates } from './listPlates.ts'

export const plateLibraryList = implement(contract, async (asked) => ({
  ...(await listPlates('library')(asked)),
  facets: await asked.repositories.plateLists.libraryFacets(),
}))
