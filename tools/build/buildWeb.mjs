import { buildBoot } from './buildBoot.mjs'
import { buildPrerender } from './buildPrerender.mjs'
import { loadVite } from './loadVite.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtWeb, inRepository } from './repository.mjs'
import { sharedChunks } from './sharedChunks.mjs'

const SITE = inRepository('apps', 'web')

/** Makes dist/web: the site, with the bundle that renders public pages on the server in the folder `server`. */
export async function buildWeb() {
  const vite = await loadVite()
  const codeSplitting = await sharedChunks(await siteTreeshake())
  await replaceFolder(builtWeb, async (folder) => {
    await vite.build({
      root: SITE,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: true,
        // The page of the viewer and the worker that reads files of other programs are intentionally larger;
        // `npm run bench -- site` watches the sizes.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: { output: { codeSplitting } },
      },
    })
    await buildPrerender(folder, await buildBoot(folder))
  })
}

/** Returns what the build of the site may omit. */
export async function siteTreeshake() {
  const vite = await loadVite()
  const command = /** @type {const} */ ({ command: 'build', mode: 'production' })
  const loaded = await vite.loadConfigFromFile(command, undefined, SITE)
  return loaded?.config.build?.rolldownOptions?.treeshake ?? true
}
