import { build } from 'esbuild'
import { buildLibrary } from './buildLibrary.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtServer } from './repository.mjs'
import { copyMigrations, serverBundle } from './serverBundle.mjs'

/** Makes dist/server: main.js with its source map, the migrations and the library. */
export async function buildServer() {
  await replaceFolder(builtServer, async (folder) => {
    await build(serverBundle(folder))
    copyMigrations(folder)
    await buildLibrary(folder)
  })
}
