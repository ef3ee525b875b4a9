import { join, relative } from 'node:path'
import { readRepository } from '../boundaries/readRepository.ts'
import { equalWords } from './equalWords.ts'
import { hardCoded } from './hardCoded.ts'
import { stringsIn, templatesIn } from './keysInSource.ts'
import { missingKeys } from './missingKeys.ts'
import { namedTogether } from './namedKeys.ts'
import { nounsWithoutPlural } from './nounsWithoutPlural.ts'
import { readTables } from './readTables.ts'
import { sameEverywhere } from './sameEverywhere.ts'
import { typedTemplates } from './typedTemplates.ts'
import { unequalPlaces } from './unequalPlaces.ts'
import { untranslated } from './untranslated.ts'
import { type KeyUsers, unusedKeys } from './unusedKeys.ts'
import { withProgram } from './withProgram.ts'

type Sources = ReadonlyMap<string, string>

const IS_PRODUCT = /^(?:apps|packages)\/[\w-]+\/src\/(?!.*\.test\.|(?:.*\/)?(?:testkit|fixtures)\/)/u
/** The catalogues themselves and the lists of codes don't count as uses. */
const IS_LIST = /^packages\/(?:i18n\/src\/\w\w\/|protocol\/src\/(?:problems|errors)\.ts$)/u
const SHOWS_WORDS = /^(?:apps\/web|packages\/(?:ui|module-form))\/src\/.*\.tsx$/u
const IS_SITE = /^(?:apps\/web|packages\/i18n)\//u
const IS_SERVER = /^(?:apps\/server|packages\/i18n)\//u

/** Lists all problems with the words of the product. */
export async function checkWords(root: string): Promise<string[]> {
  const tables = await readTables(join(root, 'packages', 'i18n', 'src'))
  const sources = new Map(
    [...readRepository(root).files].filter(([path]) => IS_PRODUCT.test(path) && !IS_LIST.test(path)),
  )
  const site = lookAtSite(root, sources)
  return [
    ...missingKeys(tables),
    ...unequalPlaces(tables),
    ...nounsWithoutPlural(tables),
    ...untranslated(tables, equalWords),
    ...unusedKeys(tables.ko, askersIn(sources, site.templates)),
    ...sameEverywhere(site.hardCoded),
  ]
}

function askersIn(sources: Sources, siteTemplates: KeyUsers['site']): KeyUsers {
  const among = (isAsker: (path: string) => boolean, read: typeof stringsIn) =>
    namedTogether([...sources].filter(([path]) => isAsker(path)).map(([, source]) => read(source)))
  const isServer = (path: string) => IS_SERVER.test(path)
  return {
    server: namedTogether([among(isServer, stringsIn), among(isServer, templatesIn)]),
    anybody: namedTogether([
      among(() => true, stringsIn),
      among((path) => !IS_SITE.test(path), templatesIn),
      siteTemplates,
    ]),
    // The engine, the board and the viewer also use keys; the site only passes them on.
    site: namedTogether([among((path) => !path.startsWith('apps/server/'), stringsIn), siteTemplates]),
  }
}

/** The compiler is started only once for all queries, because starting it takes most of the time. */
function lookAtSite(root: string, sources: Sources) {
  return withProgram(join(root, 'apps', 'web', 'tsconfig.json'), (program) => {
    const known = program.paths
      .map((full) => ({ full, path: relative(root, full).replaceAll('\\', '/') }))
      .filter(({ path }) => sources.has(path))
    const asking = known.filter(({ path }) => IS_SITE.test(path) && sources.get(path)?.includes('${'))
    const showing = known.filter(({ path }) => SHOWS_WORDS.test(path))
    return {
      templates: typedTemplates(
        program,
        asking.map(({ full }) => program.parse(full)),
      ),
      hardCoded: showing.flatMap(({ path, full }) =>
        hardCoded(program.parse(full)).map((found) => ({ path, ...found })),
      ),
    }
  })
}
