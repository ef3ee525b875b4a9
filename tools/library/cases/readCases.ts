import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { plateContent } from '@pandok/library'
import { inRepository } from '../../build/repository.mjs'
import { readLibrary } from '../readLibrary.ts'
import { readYaml } from '../readYaml.ts'
import type { LibraryCase } from './playCase.ts'

const FOLDER = inRepository('packages', 'library', 'cases')

export const caseFiles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(FOLDER, name))

/** Returns the cases of a file and the plate whose name it has. */
export function readCases(path: string) {
  const id = basename(path, '.yaml')
  const plate = readLibrary().plates.find((one) => one.id === id)
  if (!plate) throw new Error(`The library has no plate ${id}.`)
  return {
    plate: plateContent(plate, 'ko', (module) => module),
    cases: readYaml(path) as readonly LibraryCase[],
  }
}
