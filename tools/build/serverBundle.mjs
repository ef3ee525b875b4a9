import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { externalPackages } from './externalPackages.mjs'
import { inRepository, repositoryRoot } from './repository.mjs'

const MIGRATIONS = inRepository('apps', 'server', 'src', 'db', 'migrations')

/**
 * How esbuild makes the server, for building once and for watching; the sandbox gateway is made likewise.
 * @param {string} folder
 * @param {'server' | 'gateway-sandbox'} app
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(folder, app = 'server') {
  return {
    entryPoints: [inRepository('apps', app, 'src', 'main.ts')],
    outfile: join(folder, 'main.js'),
    absWorkingDir: repositoryRoot,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    charset: 'utf8',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    // Bundled CommonJS asks for Node's own modules through require, which an ES module doesn't have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [externalPackages(repositoryRoot)],
  }
}

/** The server reads its SQL migrations from beside itself. */
export function copyMigrations(/** @type {string} */ folder) {
  if (!existsSync(MIGRATIONS)) return
  cpSync(MIGRATIONS, join(folder, 'migrations'), {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path),
  })
}
