import { moduleLibraryList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listModules } from './listModules.ts'

export const moduleLibraryList = implement(contract, async (asked) => ({
  ...(await listModules('library', asked)),
  facets: await asked.repositories.moduleLists.libraryFacets(),
}))
