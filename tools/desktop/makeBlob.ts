import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { inRepository, repositoryRoot } from '../build/repository.mjs'
import { run } from './run.ts'

/**
 * The same files are left out as in the program (`isServedName` in apps/desktop/src/program/loadEmbeddedData.ts).
 */
const isServed = (name: string) =>
  !/\.(?:br|gz|map)$/.test(name) && !name.startsWith('server/') && !name.startsWith('.')

export interface BlobOptions {
  work: string
  site: string
  version: string
  server: string | null
  /** The key (PEM) with which newer versions must be signed. */
  updateKey: string | null
  /** The Node.js for this computer, of the version that the program contains. */
  node: string
}

/** Packs program and site into one blob for a single executable of Node.js, and returns its path. */
export async function makeBlob({
  work,
  site,
  version,
  server,
  updateKey,
  node,
}: BlobOptions): Promise<string> {
  await mkdir(work, { recursive: true })
  await build({
    entryPoints: [inRepository('apps', 'desktop', 'src', 'main.ts')],
    outfile: path.join(work, 'main.cjs'),
    absWorkingDir: repositoryRoot,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    charset: 'utf8',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isServed)
    .sort()
  if (!names.includes('index.html')) throw new Error(`There is no built site in ${site}.`)
  await writeFile(path.join(work, 'about.json'), JSON.stringify({ version, server, updateKey, site: names }))
  const assets = Object.fromEntries([
    ['about.json', 'about.json'],
    ['boot.js', inRepository('apps', 'desktop', 'src', 'browser', 'boot.js')],
    ...names.map((name) => [`site/${name}`, path.join(site, name)]),
  ])
  const config = {
    // This is written into the blob, so it is a name without a folder.
    main: 'main.cjs',
    output: 'program.blob',
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: false,
    // A developer's NODE_OPTIONS must not affect the program.
    execArgvExtension: 'none',
    assets,
  }
  await writeFile(path.join(work, 'sea.json'), JSON.stringify(config))
  await run(node, ['--experimental-sea-config', 'sea.json'], { cwd: work })
  return path.join(work, 'program.blob')
}
