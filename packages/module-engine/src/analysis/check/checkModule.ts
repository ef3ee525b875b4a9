import type { ModuleDefinition } from '../../document/definition.ts'
import type { Finding } from '../../document/Finding.ts'
import { startChecking } from './Checking.ts'
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
  /** YYYY-MM-DD; without it nothing is said of a review that is due. */
  today?: string
  /** False leaves the proofs of tables out: they cost the most and give warnings only. */
  proofs?: boolean
  /** Runs the saved cases too, which takes longer than all the rest. */
  runTests?: boolean
}

/** For saved cases when nobody says which day it is: cases that stand on a day enter it themselves. */
const SOME_DAY = '2000-01-01'

/**
 * Everything that can be said of a definition without filling it in. An error is what can't work; a warning is what
 * works but isn't what its author can have meant.
 */
export function checkModule(definition: ModuleDefinition, options: CheckOptions = {}): Finding[] {
  const checking = startChecking(definition)
  checkInputs(checking)
  checkComputed(checking)
  checkTables(checking)
  checkChecks(checking)
  checkCosts(checking)
  checkPhrases(checking)
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
