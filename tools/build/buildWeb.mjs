import { buildBoot } from './buildBoot.mjs'
import { buildPrerender } from './buildPrerender.mjs'
import { compressAssets } from './compressAssets.mjs'
import { loadVite } from './loadVite.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtWeb, inRepository } from './repository.mjs'

/**
 * Makes dist/web: the site, with a .br and a .gz beside every text file worth it, and in its folder `server` what the
 * server draws public pages with.
 */
export async function buildWeb() {
  const { build } = await loadVite()
  await replaceFolder(builtWeb, async (folder) => {
    await build({
      root: inRepository('apps', 'web'),
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    })
    const boot = await buildBoot(folder)
    // Both keep the machine busy, one waiting for the other's files now and then.
    await Promise.all([compressAssets(folder), buildPrerender(folder, boot)])
  })
}
