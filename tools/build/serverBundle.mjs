import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository, repositoryRoot } from './repository.mjs'
import { withoutPackageMaps } from './withoutPackageMaps.mjs'

const MIGRATIONS = inRepository('apps', 'server', 'src', 'db', 'migrations')

/**
 * What stays a package: programs and native code that find their own files, and what others ask for only if it is there.
 * Everything else is taken in, because Node spends more on finding and reading a thousand small files than on all the rest of
 * a start.
 */
export const NOT_BUNDLED = ['@node-rs/argon2', 'sharp', 'pg-native', 'typescript']

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
    // Names stay readable in stack traces and profiles.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'external',
    // The job queue writes the error of a lost connection past its logger once more, with a stack.
    pure: ['console.trace'],
    logLevel: 'warning',
    // Bundled CommonJS asks for Node's own modules through require, which an ES module doesn't have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    external: NOT_BUNDLED,
    plugins: [withoutPackageMaps],
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
