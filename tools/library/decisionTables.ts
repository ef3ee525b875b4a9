import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { moduleIdOf, type VectorFile, vectorFile } from '@pandok/library'
import { inRepository } from '../build/repository.mjs'
import { readYaml } from './readYaml.ts'

/** The decision tables from which the modules were made. A clone elsewhere doesn't have them. */
const TABLES = fileURLToPath(new URL('../../../shared/clinical', import.meta.url))

export interface DecisionTable extends VectorFile {
  path: string
}

/** Each file was written from the guideline before its author looked at the module. */
const OWN = inRepository('packages', 'library', 'vectors')

/**
 * The library intentionally has another result for these cases: a pathologist doesn't know M, and signs pT
 * and pN without it.
 */
const OVERRULED: Readonly<Record<string, readonly string[]>> = { 'gastric-ajcc8': ['m11'] }

/**
 * Returns all decision tables of a module, including those for several lesions. A later edition supersedes
 * cases of an earlier one, and replaces a table with another name as a whole.
 */
export function decisionTables(moduleIds: ReadonlySet<string>): DecisionTable[] {
  const tablesIn = (folder: string) => casesIn(folder).filter((table) => moduleIds.has(moduleIdOf(table)))
  const second = tablesIn(`${TABLES}/tables`)
  const first = tablesIn(TABLES).map((table) => {
    const later = second.find((one) => moduleIdOf(one) === table.slug)
    const gone = new Set([
      ...(later?.supersedes ?? []).map(({ vector }) => vector),
      ...(OVERRULED[table.slug] ?? []),
    ])
    const isReplaced = later !== undefined && later.slug !== table.slug
    return { ...table, vectors: isReplaced ? [] : table.vectors.filter(({ id }) => !gone.has(id)) }
  })
  return [...first, ...second, ...tablesIn(`${TABLES}/tables/multi-lesion`)].filter(
    ({ vectors }) => vectors.length > 0,
  )
}

/**
 * Returns the repository's own cases, which aren't saved tests: their authors didn't write the modules, and
 * every clone has them.
 */
export const ownCases = (moduleIds: ReadonlySet<string>): DecisionTable[] =>
  casesIn(OWN).filter((table) => moduleIds.has(moduleIdOf(table)))

const casesIn = (folder: string): DecisionTable[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => ({ path: `${folder}/${name}`, ...vectorFile.parse(readYaml(`${folder}/${name}`)) }))
    : []
