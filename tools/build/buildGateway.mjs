import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { compileBundle } from './compileBundle.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtGateway, inRepository } from './repository.mjs'
import { bundleIn, serverBundle } from './serverBundle.mjs'

/** Makes dist/gateway-sandbox: main.js, and the scripts of its pages next to it. */
export async function buildGateway() {
  await replaceFolder(builtGateway, async (folder) => {
    await build(serverBundle(folder, 'gateway-sandbox'))
    compileBundle(bundleIn(folder))
    cpSync(inRepository('apps', 'gateway-sandbox', 'src', 'browser'), join(folder, 'browser'), {
      recursive: true,
    })
  })
}
