import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRepository } from './repository.mjs'

/**
 * The site's own Vite; the test runner brings another version, which is the one this folder would find.
 * @returns {Promise<typeof import('vite')>}
 */
export function loadVite() {
  const require = createRequire(inRepository('apps', 'web', 'package.json'))
  return import(pathToFileURL(require.resolve('vite')).href)
}
