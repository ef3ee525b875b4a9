import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository, repositoryRoot } from './repository.mjs'
import { withoutPackageMaps } from './withoutPackageMaps.mjs'

const MIGRATIONS = inRepository('apps', 'server', 'src', 'db', 'migrations')

/**
 * These packages aren't bundled: programs and native code that find their own files, and optional
 * dependencies. Everything else is bundled, because Node.js spends more time on finding and reading a
 * thousand small files than on the rest of a start.
 */
export const NOT_BUNDLED = ['@node-rs/argon2', 'sharp', 'pg-native', 'typescript']

/** The bundle that main.js runs. It is CommonJS, because V8 can cache only the compiled code of scripts. */
export const bundleIn = (/** @type {string} */ folder) => join(folder, 'bundle.cjs')

/** Writes main.js, which runs the bundle next to it. */
function withMain(/** @type {string} */ folder) {
  return {
    name: 'main',
    setup(/** @type {import('esbuild').PluginBuild} */ { initialOptions, onEnd }) {
      if (initialOptions.write === false) return
      onEnd(({ errors }) => {
        if (errors.length > 0) return
        cpSync(inRepository('tools', 'build', 'bundleMain.mjs'), join(folder, 'main.js'))
        cpSync(inRepository('tools', 'build', 'runBundle.mjs'), join(folder, 'runBundle.mjs'))
      })
    },
  }
}

/**
 * Returns the options with which esbuild makes the server, for building once and for watching; the sandbox
 * gateway is made with the same.
 * @param {string} folder
 * @param {'server' | 'gateway-sandbox'} app
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(folder, app = 'server') {
  return {
    entryPoints: [inRepository('apps', app, 'src', 'main.ts')],
    outfile: bundleIn(folder),
    absWorkingDir: repositoryRoot,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    charset: 'utf8',
    sourcemap: true,
    sourcesContent: false,
    // This keeps names readable in stack traces and profiles.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'external',
    // The job queue writes the error of a lost connection a second time, with a stack and without its logger.
    pure: ['console.trace'],
    logLevel: 'warning',
    // A script from the code cache can't import modules, so packages are loaded with `require`, and the
    // repository's own code gets `importModule`.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    external: NOT_BUNDLED,
    plugins: [withoutPackageMaps, withMain(folder)],
  }
}

/** The server reads its SQL migrations from its own folder. */
export function copyMigrations(/** @type {string} */ folder) {
  if (!existsSync(MIGRATIONS)) return
  cpSync(MIGRATIONS, join(folder, 'migrations'), {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path),
  })
}
