import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { migrationsFolder } from './migrationsFolder.ts'

const folders = createTestFolders()
afterEach(folders.remove)

async function fromBundle(migrations: string): Promise<{ root: string; found: string }> {
  const root = await realpath(await folders.make())
  const source = await readFile(fileURLToPath(new URL('./migrationsFolder.ts', import.meta.url)), 'utf8')
  const { code } = await transform(source, { loader: 'ts', format: 'esm' })
  const bundle = path.join(root, 'dist', 'server', 'main.mjs')
  await mkdir(path.dirname(bundle), { recursive: true })
  await writeFile(bundle, code)
  await cp(migrationsFolder(), path.join(root, migrations), { recursive: true })
  const module = (await import(pathToFileURL(bundle).href)) as { migrationsFolder(): string }
  return { root, found: module.migrationsFolder() }
}

describe('the folder of migrations', () => {
  it('lies beside the sources', () => {
    expect(migrationsFolder()).toBe(fileURLToPath(new URL('./migrations', import.meta.url)))
  })

  it.each(['dist/server/migrations', 'apps/server/src/db/migrations'])(
    'is found by the bundle in %s',
    async (place) => {
      const { root, found } = await fromBundle(place)
      expect(found).toBe(path.join(root, place))
    },
  )
})
