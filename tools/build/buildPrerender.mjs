import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadVite } from './loadVite.mjs'
import { pageFiles } from './pageFiles.mjs'
import { inRepository } from './repository.mjs'

/**
 * The exports of apps/web/src/prerender.tsx.
 * @typedef {{
 *   pageNames: readonly string[],
 *   prerender: (name: string, locale: string, settings: {}) => Promise<{ content: string }>,
 * }} Drawing
 */

const LOCALES = /** @type {const} */ (['ko', 'en', 'zh', 'ja', 'de'])

/**
 * Makes `server/` of the built site: the public screens for Node.js, and the list of files that each needs.
 * Every page is drawn once, so that a screen that can't be drawn without a browser stops the build and not
 * the reader.
 * @param {string} folder
 * @param {string} boot
 */
export async function buildPrerender(folder, boot) {
  const { build } = await loadVite()
  const outDir = join(folder, 'server')
  await build({
    root: inRepository('apps', 'web'),
    logLevel: 'warn',
    // The bundle is self-contained, because the packages of the site may not be installed where the server
    // runs.
    ssr: { noExternal: true },
    // Otherwise both builds of React are bundled, and the slow one runs wherever the environment doesn't set
    // the mode.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
      ssr: 'src/prerender.tsx',
    },
  })
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  writeFileSync(join(outDir, 'pageFiles.json'), JSON.stringify(pageFiles(manifest, boot)))
  /** @type {Drawing} */
  const { pageNames, prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  for (const locale of LOCALES) {
    for (const name of pageNames) {
      const { content } = await prerender(name, locale, {})
      const lost = [...content.matchAll(/"\/(assets\/[^"\s]+)/gu)].find(
        ([, file = '']) => !existsSync(join(folder, file)),
      )
      // React writes as attributes what it would set by script in a browser, and the content security policy
      // allows no inline styles in HTML.
      const styled = /<[^>]*\sstyle="[^>]*>/u.exec(content)
      if (styled) throw new Error(`The page "${name}" has a style of its own: ${styled[0]}`)
      if (lost) throw new Error(`The page "${name}" asks for ${lost[1]}, which the site doesn't have.`)
    }
  }
}
