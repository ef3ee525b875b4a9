import { FormulaError } from '../expression/FormulaError.ts'
import type { PartsFile } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { isChosen, type PartFindings } from './addFindings.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'
import { VALUE_NAMES } from './tableWords.ts'

const SLUG = 'olga-olgim'
const NOTES: Readonly<Record<string, string>> = {
  a_atr: 'highest atrophy score of parts antrum, angle; not given when any is na',
  c_atr: 'highest of the body parts',
}
/** The Sydney scores that a stage needs, and the blank of the gastritis that contains each of them. */
const SCORES: Readonly<Record<string, { isBody: boolean; blank: string }>> = {
  a_atr: { isBody: false, blank: 'atrophy' },
  c_atr: { isBody: true, blank: 'atrophy' },
  a_im: { isBody: false, blank: 'im' },
  c_im: { isBody: true, blank: 'im' },
}
const ANTRAL = ['antrum', 'angle']
const NOT_ASSESSED = 'na'

/**
 * Adds the highest scores of the antral parts and of the body, from which the stage of a gastritis is
 * derived.
 */
export function addGastritisStage(
  builder: ModuleBuilder,
  { stage, elements }: PartsFile,
  { chosen, findings }: PartFindings,
  parts: string,
): void {
  if (!stage) return
  if (stage.slug !== SLUG) throw new FormulaError(`the stage «${stage.slug}» is not known`)
  const site = builder.names.get('site')
  const gastritis = findings.find(({ id }) => id === 'gastritis')
  const sites = elements.find(({ id }) => id === 'site')?.options ?? []
  if (!site || !gastritis) throw new FormulaError('the stage needs sites and a gastritis')
  for (const [name, { note }] of Object.entries(stage.inputs)) {
    const score = SCORES[name]
    const blank = score && gastritis.blanks.get(score.blank)
    if (!score || !blank || (note !== undefined && NOTES[name] !== note))
      throw new FormulaError(`«${name}» is described in words that are not known: «${note}»`)
    const wanted = sites
      .map(({ id }) => id)
      .filter((id) => (score.isBody ? /(?:^|_)body$/u.test(id) : ANTRAL.includes(id)))
      .map((id) => JSON.stringify(site.options?.get(id) ?? id))
    const isThere = `orElse(r.${site.id} in [${wanted.join(', ')}], false) && ${isChosen({ ...chosen, id: `r.${chosen.id}` }, 'gastritis')}`
    const isOpen = blank.options?.has(NOT_ASSESSED) === true
    const highest = `max(${parts}.filter(r, ${isThere}).map(r, number(r.${blank.id})))`
    const expr = isOpen
      ? `onlyIf(!${parts}.exists(r, ${isThere} && orElse(r.${blank.id} == "${NOT_ASSESSED}", false)), ${highest})`
      : highest
    const id = addComputed(builder, name, { type: 'number' }, { kind: 'integer', expr, override: true })
    builder.label(id, VALUE_NAMES[name])
  }
}
