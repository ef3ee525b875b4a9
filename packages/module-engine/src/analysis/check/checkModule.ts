import type { ModuleDefinition } from '../../document/definition.ts'
import type { Finding } from '../../document/Finding.ts'
import { finish } from '../../document/finish.ts'
import { type Checking, startChecking } from './Checking.ts'
import { checkChecks } from './checkChecks.ts'
import { checkComputed } from './checkComputed.ts'
import { checkCosts } from './checkCosts.ts'
import { checkCycles } from './checkCycles.ts'
import { checkInputs } from './checkInputs.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkPhrases } from './checkPhrases.ts'
import { checkProofs } from './checkProofs.ts'
import { checkSavedRuns } from './checkSavedRuns.ts'
import { checkTables } from './checkTables.ts'
import { checkTests } from './checkTests.ts'
import { checkUses } from './checkUses.ts'

export interface CheckOptions {
  /** The date as YYYY-MM-DD. Without it, overdue reviews are not reported. */
  today?: string
  /** False leaves out the proofs of tables, which cost the most and only give warnings. */
  proofs?: boolean
  /** Also runs the saved cases, which takes longer than everything else. */
  runTests?: boolean
}

/** The date for saved cases if none is given. Cases that depend on a date enter it themselves. */
const SOME_DAY = '2000-01-01'

/**
 * Reports everything that can be said of a definition without filling it in. An error can't work; a warning
 * works but is not what the author can have meant.
 */
export const checkModule = (definition: ModuleDefinition, options: CheckOptions = {}): Finding[] =>
  finish(checkModuleInSteps(definition, options))

/** Reports the same, and yields between parts, so that a server can answer others while it checks a large module. */
export function* checkModuleInSteps(
  definition: ModuleDefinition,
  options: CheckOptions = {},
  checking: Checking = startChecking(definition),
): Generator<undefined, Finding[]> {
  yield* checkInputs(checking)
  yield* checkComputed(checking)
  yield* checkTables(checking)
  yield* checkChecks(checking)
  checkCosts(checking)
  yield* checkPhrases(checking)
  checkCycles(checking)
  checkUses(checking)
  checkLanguages(checking)
  if (options.proofs !== false) checkProofs(checking)
  checkTests(checking)
  if (options.runTests === true) checkSavedRuns(checking, options.today ?? SOME_DAY)
  const { reviewBy } = definition
  if (options.today !== undefined && reviewBy !== undefined && reviewBy < options.today) {
    checking.warn('review.passed', ['reviewBy'], { day: reviewBy })
  }
  return checking.findings
}
