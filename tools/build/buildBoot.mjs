import { join } from 'node:path'
import { build } from 'esbuild'
import { inRepository } from './repository.mjs'

/** Makes the script that runs before the first paint of drawn pages, and returns its address. */
export async function buildBoot(/** @type {string} */ folder) {
  const { metafile } = await build({
    entryPoints: [inRepository('apps', 'web', 'src', 'boot.ts')],
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
  })
  const [file = ''] = Object.keys(metafile.outputs)
  return `/assets/${file.split('/').at(-1)}`
}
