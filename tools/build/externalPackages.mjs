import { existsSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'

const OURS = '@pandok/'

/**
 * Leaves third-party packages to Node and bundles our own, which are TypeScript that Node cannot load.
 * A package that npm had to nest, because another one needs a different version of it, is bundled as well:
 * from dist/ Node would find the other version.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function externalPackages(root) {
  const hoisted = join(root, 'node_modules')
  return {
    name: 'external-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./#]/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point' || /^[A-Za-z]:[\\/]/.test(path) || path.startsWith(OURS)) return undefined
        if (path.startsWith('node:')) return { path, external: true }
        const found = folderOf(packageName(path), resolveDir)
        return found === undefined || found === hoisted ? { path, external: true } : undefined
      })
    },
  }
}

function packageName(/** @type {string} */ specifier) {
  const [scopeOrName = '', name] = specifier.split('/')
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName
}

/** The node_modules folder in which Node would find the package, seen from `folder`. */
function folderOf(/** @type {string} */ name, /** @type {string} */ folder) {
  for (let at = folder; at !== parse(at).root; at = dirname(at)) {
    const candidate = join(at, 'node_modules')
    if (existsSync(join(candidate, name))) return candidate
  }
  return undefined
}
