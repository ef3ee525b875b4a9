import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The cache is inside node_modules, from where packages can be resolved. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'test-programs/')
const bundles = new Map<string, string>()

/**
 * Returns one file of plain JavaScript for a program that tests start. It is made once in each process:
 * translating the sources at every start costs a second or more of processor time.
 */
export function bundleProgram(source: string): string {
  const known = bundles.get(source)
  if (known !== undefined) return known
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(CACHE)
  // Some of these programs are run by other users.
  chmodSync(folder, 0o755)
  const outfile = join(folder, `${basename(source, '.ts')}.mjs`)
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: otherMakersPackages(),
    // The bundle resolves paths as if it were in the folder of its source.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    logLevel: 'error',
  })
  bundles.set(source, outfile)
  return outfile
}

/** The repository's own packages are TypeScript and have to be in the bundle. */
function otherMakersPackages(): string[] {
  const folders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name)),
  )
  return folders.flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    return Object.keys(dependencies).filter((name) => !name.startsWith('@pandok/'))
  })
}
