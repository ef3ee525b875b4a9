import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inRepository } from '../../build/repository.mjs'
import { decisionTables, ownCases } from '../decisionTables.ts'
import { isRepeating } from '../lesions/repeatedProblems.ts'
import type { Library } from '../readLibrary.ts'
import type { CheckJob } from './CheckJob.ts'

/**
 * The exams and synopses from which plates were made, with complete reports. A clone elsewhere doesn't have
 * them.
 */
const CLINICAL = fileURLToPath(new URL('../../../../shared/clinical', import.meta.url))

/** Exams that were added to the repository after the neutral content. */
const OWN_EXAMS = inRepository('packages', 'library', 'exams')

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${folder}/${name}`)
    : []

/** Lists all checks, longest first, so that none of them runs alone at the end. */
export function jobsOf({ modules, plates }: Library): CheckJob[] {
  const ids = new Set(modules.map(({ id }) => id))
  return [
    ...filesIn(`${CLINICAL}/synoptic`).map((path): CheckJob => ({ kind: 'reports', path })),
    ...modules.filter(isRepeating).map(({ id }): CheckJob => ({ kind: 'lesions', id })),
    ...[...filesIn(`${CLINICAL}/exams`), ...filesIn(OWN_EXAMS)].map(
      (path): CheckJob => ({ kind: 'reports', path }),
    ),
    ...plates.map(({ id }): CheckJob => ({ kind: 'plate', id })),
    ...modules.map(({ id }): CheckJob => ({ kind: 'module', id })),
    ...[...decisionTables(ids), ...ownCases(ids)].map(({ path }): CheckJob => ({ kind: 'cases', path })),
  ]
}
