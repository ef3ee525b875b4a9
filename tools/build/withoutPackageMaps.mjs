import { readFile } from 'node:fs/promises'

/** A source map that only knows the beginning of a file. */
const NO_MAP = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' })).toString('base64')

/**
 * Leaves of third-party packages only their names in the source map, which Node reads whole at every start.
 * @type {import('esbuild').Plugin}
 */
export const withoutPackageMaps = {
  name: 'without-package-maps',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}`,
      loader: 'default',
    }))
  },
}
