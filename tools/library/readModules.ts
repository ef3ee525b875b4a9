import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LibraryModule, readLibraryModule } from '@pandok/library'
import { parse } from 'yaml'

const FOLDER = fileURLToPath(new URL('../../packages/library/data/modules', import.meta.url))

export const moduleFile = (id: string): string => `${FOLDER}/${id}.yaml`

export interface ReadModules {
  modules: LibraryModule[]
  problems: string[]
}

/** All modules of the library as their files hold them, and what is wrong with files that can't be read. */
export function readModules(folder = FOLDER): ReadModules {
  const modules: LibraryModule[] = []
  const problems: string[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const reading = readLibraryModule(parse(readFileSync(`${folder}/${file}`, 'utf8')))
    if (!reading.ok) problems.push(...reading.problems.map((problem) => `${file}: ${problem}`))
    else if (`${reading.module.id}.yaml` !== file) problems.push(`${file}: holds «${reading.module.id}»`)
    else modules.push(reading.module)
  }
  return { modules, problems }
}
