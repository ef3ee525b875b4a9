import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { libraryOf, moduleFile, plateFile } from '#testkit/libraryFiles.ts'
import { startTestServices } from '#testkit/startTestServices.ts'
import { BuiltLibraryDamaged } from './BuiltLibraryDamaged.ts'
import { openBuiltLibrary, writeBuiltLibrary } from './builtLibrary.ts'
import { loadLibrary } from './loadLibrary.ts'

const folders = createTestFolders()
afterAll(folders.remove)

async function build(): Promise<string> {
  const folder = await folders.make()
  const library = libraryOf(moduleFile('one'), moduleFile('draft', { isDraft: true }), plateFile('board'))
  await writeBuiltLibrary(folder, await library.readItems())
  return folder
}

it('is loaded as it was built, and its items are not read where nothing is new', async () => {
  const server = await startTestServices()
  try {
    const library = await openBuiltLibrary(await build())
    const readItems = vi.spyOn(library, 'readItems')
    expect(await loadLibrary(server.services, library)).toEqual({ added: 2, changed: 0 })
    expect(await loadLibrary(server.services, library)).toEqual({ added: 0, changed: 0 })
    expect(readItems).toHaveBeenCalledTimes(1)
  } finally {
    await server.stop()
  }
})

it('refuses items that are not those of its index', async () => {
  const folder = await build()
  await appendFile(path.join(folder, 'items.json'), ' ')
  const { readItems } = await openBuiltLibrary(folder)
  await expect(readItems()).rejects.toThrow(BuiltLibraryDamaged)
})

it('refuses an index that is cut off, and files that are missing', async () => {
  const folder = await build()
  await writeFile(path.join(folder, 'index.json'), '{"marks":[')
  await expect(openBuiltLibrary(folder)).rejects.toThrow(BuiltLibraryDamaged)
  await rm(path.join(folder, 'index.json'))
  await expect(openBuiltLibrary(folder)).rejects.toThrow(`The library in ${folder} is damaged.`)
  const other = await build()
  await rm(path.join(other, 'items.json'))
  await expect((await openBuiltLibrary(other)).readItems()).rejects.toThrow(BuiltLibraryDamaged)
})
