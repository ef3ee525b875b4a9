import { readFileSync } from 'node:fs'
import { type LibraryModule, type LibraryPlate, readLibraryModule, readLibraryPlate } from '@pandok/library'
import { parse } from 'yaml'
import { moduleFile, plateFile } from '../../tools/library/readLibrary.ts'

/** One file of the library: to read all of them takes seconds of processor. */
export function libraryModule(id: string): LibraryModule {
  const reading = readLibraryModule(parse(readFileSync(moduleFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.join('\n')}`)
  return reading.module
}

export function libraryPlate(id: string): LibraryPlate {
  const reading = readLibraryPlate(parse(readFileSync(plateFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.join('\n')}`)
  return reading.plate
}
