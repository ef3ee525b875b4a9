import { readdirSync } from 'node:fs'
import { type LibraryModule, type LibraryPlate, readLibraryModule, readLibraryPlate } from '@pandok/library'
import { LIBRARY_DATA } from './libraryFile.ts'
import { readYaml } from './readYaml.ts'

export interface Library {
  modules: LibraryModule[]
  plates: LibraryPlate[]
  /** The problems of files that can't be read. */
  problems: string[]
}

let kept: Library | undefined

/**
 * Returns the library. It is read once for each process, because validating all definitions again for every
 * test file takes most of a second.
 */
export function readLibrary(): Library {
  kept ??= readFiles()
  return kept
}

function readFiles(): Library {
  const problems: string[] = []
  const modules = filesIn('modules').flatMap(([file, given]) => {
    const reading = readLibraryModule(given)
    if (reading.ok) return named(file, reading.module, problems)
    problems.push(...reading.problems.map((problem) => `${file}: ${problem}`))
    return []
  })
  const plates = filesIn('plates').flatMap(([file, given]) => {
    const reading = readLibraryPlate(given)
    if (reading.ok) return named(file, reading.plate, problems)
    problems.push(...reading.problems.map((problem) => `${file}: ${problem}`))
    return []
  })
  return { modules, plates, problems }
}

const filesIn = (folder: string): [file: string, given: unknown][] =>
  readdirSync(`${LIBRARY_DATA}/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [`${folder}/${name}`, readYaml(`${LIBRARY_DATA}/${folder}/${name}`)])

function named<Item extends { id: string }>(file: string, item: Item, problems: string[]): Item[] {
  if (file.endsWith(`/${item.id}.yaml`)) return [item]
  problems.push(`${file}: holds «${item.id}»`)
  return []
}
