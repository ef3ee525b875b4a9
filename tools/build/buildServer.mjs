import { build } from 'esbuild'
import { replaceFolder } from './replaceFolder.mjs'
import { builtServer } from './repository.mjs'
import { copyLibrary, copyMigrations, serverBundle } from './serverBundle.mjs'

/** Makes dist/server: main.js with its source map, and the migrations. */
export async function buildServer() {
  await replaceFolder(builtServer, async (folder) => {
    await build(serverBundle(folder))
    copyMigrations(folder)
    copyLibrary(folder)
  })
}
