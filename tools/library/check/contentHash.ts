import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { moduleIdOf, vectorFile } from '@pandok/library'
import { inRepository } from '../../build/repository.mjs'
import { moduleFile, plateFile } from '../libraryFile.ts'
import { readYaml } from '../readYaml.ts'
import { TERMS_FILE } from '../terms/readTerms.ts'
import { type CheckJob, isFileJob } from './CheckJob.ts'

/** These source files affect the result of a check. */
const CODE = [
  ...['packages/domain/src', 'packages/module-engine/src', 'packages/board/src', 'packages/library/src'],
  'tools/library',
]

const hashOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const contentOf = (paths: readonly string[]): string =>
  hashOf(...paths.flatMap((path) => [path, readFileSync(path, 'utf8')]))

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .sort()
    .map((name) => `${folder}/${name}`)

/**
 * Returns the key of a check, which is derived from everything that its outcome depends on: the code, the
 * day, and its inputs.
 */
export function contentHash(today: string): (job: CheckJob) => string {
  const code = contentOf(CODE.flatMap((folder) => filesUnder(inRepository(folder), '.ts')))
  const terms = contentOf([TERMS_FILE])
  const modules = contentOf(filesUnder(inRepository('packages/library/data/modules'), '.yaml'))
  const plates = contentOf(filesUnder(inRepository('packages/library/data/plates'), '.yaml'))
  return (job) => {
    const own = (): string[] => {
      if (isFileJob(job)) {
        if (job.kind === 'reports') return [contentOf([job.path]), modules, plates]
        const module = moduleFile(moduleIdOf(vectorFile.parse(readYaml(job.path))))
        return [contentOf([job.path, module])]
      }
      if (job.kind === 'plate') return [contentOf([plateFile(job.id)]), modules, terms]
      return [contentOf([moduleFile(job.id)]), terms]
    }
    return hashOf(code, today, JSON.stringify(job), ...own())
  }
}
