import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

type Engine = typeof import('@pandok/module-engine')

/**
 * Loads the engine bundled, as it is shipped, because the runtime for TypeScript wraps every function to keep its
 * name, which a profile shows.
 */
export async function loadEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'pandok-bench-'))
  const outfile = join(folder, 'engine.mjs')
  try {
    await build({
      stdin: {
        contents: `export * from '@pandok/module-engine'`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      outfile,
      logLevel: 'error',
    })
    return (await import(pathToFileURL(outfile).href)) as Engine
  } finally {
    await rm(folder, { recursive: true })
  }
}
