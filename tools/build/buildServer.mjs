import { build } from 'esbuild'
import { buildLibrary } from './buildLibrary.mjs'
import { compileBundle } from './compileBundle.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtServer } from './repository.mjs'
import { bundleIn, copyMigrations, serverBundle } from './serverBundle.mjs'

/** Makes dist/server: main.js with its bundle, source map and compiled code, the migrations and the library. */
export async function buildServer() {
  await replaceFolder(builtServer, async (folder) => {
    await build(serverBundle(folder))
    compileBundle(bundleIn(folder))
    copyMigrations(folder)
    await buildLibrary(folder)
  })
}
