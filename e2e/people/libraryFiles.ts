import { readFileSync } from 'node:fs'
import type { LibraryModule, LibraryPlate } from '@pandok/library'
import { parse } from 'yaml'
import { moduleFile, plateFile } from '../../tools/library/libraryFile.ts'

// The package and its engine take seconds of processor time to load, and Playwright loads every test file to list its
// tests.
const library = () => import('@pandok/library')

/** Reads one file of the library, because reading all of them takes seconds of processor time. */
export async function libraryModule(id: string): Promise<LibraryModule> {
  const { readLibraryModule } = await library()
  const reading = readLibraryModule(parse(readFileSync(moduleFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.join('\n')}`)
  return reading.module
}

export async function libraryPlate(id: string): Promise<LibraryPlate> {
  const { readLibraryPlate } = await library()
  const reading = readLibraryPlate(parse(readFileSync(plateFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.join('\n')}`)
  return reading.plate
}
