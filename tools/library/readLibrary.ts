import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LibraryModule, type LibraryPlate, readLibraryModule, readLibraryPlate } from '@pandok/library'
import { readYaml } from './readYaml.ts'

const DATA = fileURLToPath(new URL('../../packages/library/data', import.meta.url))

export const moduleFile = (id: string): string => `${DATA}/modules/${id}.yaml`
export const plateFile = (id: string): string => `${DATA}/plates/${id}.yaml`

export interface Library {
  modules: LibraryModule[]
  plates: LibraryPlate[]
  /** Of files that can't be read. */
  problems: string[]
}

/** The library as its files hold it. */
export function readLibrary(): Library {
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
  readdirSync(`${DATA}/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [`${folder}/${name}`, readYaml(`${DATA}/${folder}/${name}`)])

function named<Item extends { id: string }>(file: string, item: Item, problems: string[]): Item[] {
  if (file.endsWith(`/${item.id}.yaml`)) return [item]
  problems.push(`${file}: holds «${item.id}»`)
  return []
}
