import { calledIn, type Locale, ownModuleName, type WholeModule } from '@pandok/domain'
import { plateGet as contract, type LoadedPlate } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { documentOf as moduleDocumentOf } from '../module/parts/itemOf.ts'
import { noteLibraryUse } from '../parts/noteLibraryUse.ts'
import { findLoaded } from './parts/findLoaded.ts'
import { documentOf } from './parts/itemOf.ts'
import { ownModuleWords, ownPlateWords } from './parts/ownWords.ts'
import { usableModules } from './parts/usableModules.ts'

export const plateGet = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, request: { locale }, repositories }) => {
    const plate = await findLoaded(repositories, param.id, actor)
    await noteLibraryUse(repositories, actor, plate)
    const modules: LoadedPlate['modules'] = []
    for (const module of usableModules(plate, actor)) {
      const ownWords = await ownModuleWords(repositories, module)
      const document = moduleDocumentOf(namedIn(module, locale), actor, locale)
      modules.push({ ...document, ...(ownWords && { ownWords }) })
    }
    const ownWords = await ownPlateWords(repositories, plate)
    return { plate: { ...documentOf(plate, actor, locale), ...(ownWords && { ownWords }), modules } }
  },
)

/** In a plate, a copy of a library module has its name in the reader's language, as the plate itself does. */
function namedIn(module: WholeModule, locale: Locale): WholeModule {
  const { name, record } = module
  const names = Object.entries(record?.names ?? {}).map(([key, given]) => [key, ownModuleName(given)])
  return { ...module, name: calledIn(name, Object.fromEntries(names), locale) }
}
