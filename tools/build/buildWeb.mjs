import { compressAssets } from './compressAssets.mjs'
import { loadVite } from './loadVite.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtWeb, inRepository } from './repository.mjs'

/** Makes dist/web: the site, with a .br and a .gz beside every text file worth it. */
export async function buildWeb() {
  const { build } = await loadVite()
  await replaceFolder(builtWeb, async (folder) => {
    await build({
      root: inRepository('apps', 'web'),
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    })
    await compressAssets(folder)
  })
}
