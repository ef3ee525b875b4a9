import { LOCALES } from '@pandok/domain'
import { checkLibraryModule, type LibraryPlate, runVectors } from '@pandok/library'
import { answerProblems } from '../answerProblems.ts'
import { decisionTables, ownCases } from '../decisionTables.ts'
import { goldenProblems } from '../goldens/goldenProblems.ts'
import { repeatedCount, repeatedProblems } from '../lesions/repeatedProblems.ts'
import { plateProblems } from '../plateProblems.ts'
import type { Library } from '../readLibrary.ts'
import { readTerms } from '../terms/readTerms.ts'
import { termProblems } from '../terms/termProblems.ts'
import { adviceProblems } from './adviceProblems.ts'
import { type CheckJob, isFileJob, type JobOutcome } from './CheckJob.ts'
import { caseProblems } from './caseProblems.ts'
import { conclusionProblems } from './conclusionProblems.ts'
import { formProblems } from './formProblems.ts'
import { labelProblems } from './labelProblems.ts'
import { blankPressProblems, pressProblems } from './pressProblems.ts'
import { plateUnionProblems, unionProblems } from './unionProblems.ts'

/** This many lists of lesions for each property are enough to find obvious errors; the tests try more. */
const LISTS_OF_LESIONS = 30

export function runJob(job: CheckJob, library: Library, today: string): JobOutcome {
  const { modules, plates } = library
  if (isFileJob(job))
    return job.kind === 'reports' ? goldenProblems(job.path, library) : cases(job.path, library, today)
  if (job.kind === 'plate') {
    const plate = plates.find(({ id }) => id === job.id)
    if (!plate) return { problems: [`${job.id}: is missing`], count: 0 }
    return {
      problems: [
        ...plateProblems(plate, modules),
        ...conclusionProblems(plate),
        ...plateUnionProblems(plate),
        ...labelProblems(plate),
        ...formProblems(plate),
        ...titleProblems(plate),
        ...pressProblems(plate, modules),
        ...blankPressProblems(plate),
        ...termProblems(readTerms(), plate),
      ],
      count: plate.cells.length,
    }
  }
  const module = modules.find(({ id }) => id === job.id)
  if (!module) return { problems: [`${job.id}: is missing`], count: 0 }
  if (job.kind === 'lesions')
    return { problems: repeatedProblems(module, LISTS_OF_LESIONS), count: repeatedCount(module) }
  return {
    problems: [
      ...checkLibraryModule(module, today),
      ...answerProblems(module.id, module.definition),
      ...unionProblems(module),
      ...adviceProblems(module),
      ...termProblems(readTerms(), module),
    ],
    count: module.definition.tests.length,
  }
}

function cases(path: string, { modules }: Library, today: string): JobOutcome {
  const ids = new Set(modules.map(({ id }) => id))
  const table = [...decisionTables(ids), ...ownCases(ids)].find((one) => one.path === path)
  if (!table) return { problems: [`${path}: holds no cases of a module`], count: 0 }
  const outcomes = runVectors(modules, table, today)
  return { problems: outcomes.flatMap(caseProblems), count: outcomes.length }
}

/**
 * Checks that a title names its cell: it contains no blank that nobody fills in, and isn't the sentence,
 * which follows it in the report.
 */
export const titleProblems = ({ id, cells }: LibraryPlate): string[] =>
  cells.flatMap(({ id: cell, title, outputs }) =>
    LOCALES.filter((locale) => {
      const sentences = outputs.flatMap((output) => ('text' in output ? [output.text[locale]] : []))
      return (
        title[locale].includes('{') || (/[.。]$/u.test(title[locale]) && sentences.includes(title[locale]))
      )
    }).map((locale) => `${id}: cell «${cell}» is titled «${title[locale]}» in ${locale}`),
  )
