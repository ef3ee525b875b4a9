import { relative } from 'node:path'
import { inScope } from '@pandok/testkit/scope'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../build/repository.mjs'
import { readRepository } from './readRepository.ts'
import { scanImports } from './scanImports.ts'

const SLICES = 6
/**
 * Returns six lists, each of which has every sixth file: `npm test` parses one of these lists, `npm run
 * test:full` all of them.
 */
const slicesOf = (files: string[]): string[][] =>
  Array.from({ length: SLICES }, (_, slice) => files.filter((_file, index) => index % SLICES === slice))

describe('readRepository', () => {
  const repository = readRepository(repositoryRoot)

  it('finds our workspaces with what they offer and need', () => {
    const protocol = repository.workspaces.find(({ name }) => name === '@pandok/protocol')
    expect(protocol?.folder).toBe('packages/protocol')
    expect(protocol?.exports).toContain('./envelope')
    expect(protocol?.dependencies.has('zod')).toBe(true)
  })

  it('gives the scanner sources in which it misses nothing that a real parser finds', async () => {
    const missed: string[] = []
    for (const { path, specifier } of await parsedImports(
      inScope(slicesOf([...repository.files.keys()])).flat(),
    )) {
      const scanned = scanImports(repository.files.get(path) ?? '')
      if (!scanned.some((found) => found.specifier === specifier)) missed.push(`${path}: ${specifier}`)
    }
    expect(missed).toEqual([])
  })
})

/**
 * esbuild drops imports of types, so it finds fewer imports than the scanner, but what it finds is certain.
 */
async function parsedImports(paths: string[]): Promise<{ path: string; specifier: string }[]> {
  const found: { path: string; specifier: string }[] = []
  await build({
    entryPoints: paths,
    absWorkingDir: repositoryRoot,
    outdir: 'unused',
    bundle: true,
    write: false,
    logLevel: 'silent',
    jsx: 'preserve',
    tsconfigRaw: {},
    format: 'esm',
    plugins: [
      {
        name: 'collect',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
            if (kind === 'entry-point') return undefined
            if (kind === 'import-statement' || kind === 'dynamic-import')
              found.push({ path: relative(repositoryRoot, importer).replaceAll('\\', '/'), specifier })
            return { external: true }
          }),
      },
    ],
  })
  expect(found.length).toBeGreaterThan(100)
  return found
}
