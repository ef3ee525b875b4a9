import { loadRolldown } from './loadVite.mjs'
import { inRepository } from './repository.mjs'

/**
 * The parts of the site by their screens, lightest first.
 * @type {readonly { name: string, screens: RegExp }[]}
 */
const PARTS = [
  { name: 'site', screens: /\/features\/site\/(?!Guide)\w+\.tsx$/ },
  { name: 'store', screens: /\/features\/store\/(?:price|result)\// },
  { name: 'account', screens: /\/features\/(?:account|dev-mailbox)\/|\/routes\/\w+Door\.tsx$/ },
  { name: 'menus', screens: /\/layouts\/\w+Choices\.tsx$/ },
  // The guide is used on a page of the site and in the program, but a first visit must not load it.
  { name: 'guide', screens: /\/features\/site\/GuideScreen\.tsx$|\/shared\/guide\/HelpDialog\.tsx$/ },
  {
    name: 'lists',
    screens:
      /\/i18n\/src\/\w+\/program\/|\/layouts\/|\/routes\/(?:Plate|Module)Page\.tsx$|\/features\/(?:store|trash)\/|\/plates\/list\/|\/LibraryScreen\.tsx$/,
  },
  { name: 'office', screens: /\/features\/admin\/(?!items\/)/ },
  { name: 'demo', screens: /\/openDemo\.ts$/ },
  { name: 'work', screens: /\/features\/(?:plates|modules|library|admin)\// },
  { name: 'viewer', screens: /\/features\/viewer\/|\/routes\/ViewerPage\.tsx$/ },
  { name: 'program', screens: /./ },
]

/**
 * Each part has two shared files: modules that it shares with other parts, and modules that only its own
 * screens share.
 */
const sharedWithOthers = (/** @type {string} */ part) => `${part}-shared`
const FILES = PARTS.flatMap(({ name }) => [sharedWithOthers(name), name])

/** Matches modules that a page loads by their URL, and those that only Node.js would load. */
const NOT_CODE = /\?|\.(?:css|woff2|avif|webp|svg|wasm)$|^(?:fs|path)$/

/**
 * @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'imports' | 'isDynamicEntry' | 'facadeModuleId' | 'moduleIds'>} Chunk
 * @typedef {NonNullable<import('vite').Rolldown.InputOptions['treeshake']>} Treeshake
 */

/**
 * Returns how the bundler has to split the site: into few files, because a page of the program would
 * otherwise request more than a hundred, most of them smaller than their headers.
 * @param {Treeshake} treeshake as for the site itself
 */
export async function sharedChunks(treeshake) {
  const fileOf = filesOfShared(await splitByItself(treeshake))
  return {
    groups: [
      { name: 'first', tags: /** @type {'$initial'[]} */ (['$initial']), priority: FILES.length + 1 },
      // Imports of a module are included unless a file of higher priority contains them.
      ...FILES.map((name, at) => ({
        name,
        priority: FILES.length - at,
        test: (/** @type {string} */ id) => fileOf.get(id) === name,
      })),
    ],
  }
}

/**
 * Splits the site by the bundler's default, with a file for each set of screens that share something. Only
 * this shows which of a package's exports a screen uses; the list of its imports names the whole package.
 * @param {Treeshake} treeshake
 * @returns {Promise<Chunk[]>}
 */
async function splitByItself(treeshake) {
  const { rolldown } = await loadRolldown()
  const site = await rolldown({
    input: inRepository('apps', 'web', 'src', 'main.tsx'),
    platform: 'browser',
    logLevel: 'silent',
    treeshake,
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'code-alone',
        resolveId: {
          filter: { id: NOT_CODE },
          handler: (id) => ({ id, external: true, moduleSideEffects: false }),
        },
      },
    ],
  })
  const { output } = await site.generate({ format: 'esm' })
  await site.close()
  return output.filter((file) => file.type === 'chunk')
}

/**
 * Returns the file for each module that several screens share: one of the lightest part that uses it. What it
 * imports is used by the same screens and therefore goes into the same file or an earlier one, so a page
 * loads nothing that only later parts need.
 * @param {readonly Chunk[]} chunks
 * @returns {ReadonlyMap<string, string>}
 */
export function filesOfShared(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** @type {Map<string, Set<string>>} */
  const screensOf = new Map()
  for (const screen of chunks) {
    if (!screen.isDynamicEntry) continue
    for (const { moduleIds } of withImports(byName, screen)) {
      for (const id of moduleIds) {
        const screens = screensOf.get(id) ?? new Set()
        screensOf.set(id, screens.add(screen.facadeModuleId ?? ''))
      }
    }
  }
  /** @type {Map<string, string>} */
  const fileOf = new Map()
  for (const [id, screens] of screensOf) {
    if (screens.size > 1) fileOf.set(id, fileForScreens([...screens]))
  }
  return fileOf
}

function fileForScreens(/** @type {string[]} */ screens) {
  const parts = new Set(
    screens.map((screen) => PARTS.findIndex((part) => part.screens.test(screen))).sort((a, b) => a - b),
  )
  const [lightest = 0] = parts
  const name = PARTS[lightest]?.name ?? ''
  return parts.size === 1 ? name : sharedWithOthers(name)
}

/**
 * Returns a file and those that it imports, directly or indirectly. A screen that opens from another one
 * imports that one's file, which is loaded by then and isn't divided.
 */
function withImports(/** @type {ReadonlyMap<string, Chunk>} */ byName, /** @type {Chunk} */ chunk) {
  const files = new Set([chunk])
  for (const { imports } of files) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported && !imported.isDynamicEntry) files.add(imported)
    }
  }
  return files
}
