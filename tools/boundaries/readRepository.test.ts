import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../build/repository.mjs'
import { readRepository } from './readRepository.ts'
import { scanImports } from './scanImports.ts'

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
    for (const [path, source] of repository.files) {
      const scanned = new Set(scanImports(source).map(({ specifier }) => specifier))
      for (const specifier of await parsedImports(path, source))
        if (!scanned.has(specifier)) missed.push(`${path}: ${specifier}`)
    }
    expect(repository.files.size).toBeGreaterThan(20)
    expect(missed).toEqual([])
  })
})

/** esbuild drops imports of types, so it sees fewer than the scanner, but what it sees is certain. */
async function parsedImports(path: string, source: string): Promise<string[]> {
  const found: string[] = []
  await build({
    stdin: { contents: source, sourcefile: path, loader: path.endsWith('x') ? 'tsx' : 'ts' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    format: 'esm',
    plugins: [
      {
        name: 'collect',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path: specifier, kind }) => {
            if (kind === 'import-statement' || kind === 'dynamic-import') found.push(specifier)
            return { external: true }
          }),
      },
    ],
  })
  return found
}
