import { mkdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { linkLibraries } from './linkLibraries.ts'

const folders = createTestFolders()

async function makePackage(links: object[] | undefined): Promise<string> {
  const packageFolder = await folders.make()
  await mkdir(path.join(packageFolder, 'native', 'lib'), { recursive: true })
  await writeFile(path.join(packageFolder, 'native', 'lib', 'libpq.so.5.18'), 'library')
  if (links) await writeFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  return packageFolder
}

afterEach(folders.remove)

it('makes the links an install script would have made, also when several servers start at once', async () => {
  const packageFolder = await makePackage([
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ])
  await Promise.all([1, 2, 3].map(() => linkLibraries({ packageFolder })))
  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect(await readFile(path.join(packageFolder, 'native', 'lib', name), 'utf8')).toBe('library')
  }
  // Relative, so that the installed packages may be moved as a whole.
  expect(await readlink(path.join(packageFolder, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
})

it('has nothing to do for a package without a list of links', async () => {
  await linkLibraries({ packageFolder: await makePackage(undefined) })
})
