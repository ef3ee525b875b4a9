import { FormulaError } from '../expression/FormulaError.ts'
import type { Stage, SynopsisFile } from '../SynopticFile.ts'
import { derivations } from './derivations.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/**
 * Adds values that a file describes in words because they range over rows. Each known wording has its formula
 * here; an unknown wording is refused rather than guessed.
 */
export function addDerived(builder: ModuleBuilder, file: SynopsisFile, stage: Stage): void {
  const made = new Set(stage.steps.flatMap((step) => Object.keys(step)))
  for (const [name, wording] of Object.entries(stage.derive ?? {})) {
    if (made.has(name)) continue
    const known = derivations.find((one) => one.name === name && one.wording === wording)
    if (!known) throw new FormulaError(`«${name}» is described in words that are not known: «${wording}»`)
    known.add(builder, { file, stage })
  }
}
