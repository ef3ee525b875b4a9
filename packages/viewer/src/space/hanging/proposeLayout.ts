import { isClip } from '../../model/isClip.ts'
import type { Stack } from '../../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy, Arrangement } from '../arrange/Arrangement.ts'
import { atOneZoom, breastCells, breastsBesidePriors, missingBreastViews } from './breasts.ts'
import { type Filling, HANGING_RULES, type HangingRule } from './hangingRules.ts'
import type { BreastView, HungStack, Layout } from './Layout.ts'
import { onlyWhatExists } from './onlyWhatExists.ts'
import { mostSimilarStack, priorsOf } from './priors.ts'
import { byRole, isScout } from './seriesRole.ts'

const EMPTY: Layout = {
  rows: 1,
  columns: 1,
  cells: [null],
  isSynced: false,
  voi: { kind: 'auto' },
  missing: [],
  by: 'usual',
  subject: { modality: '', bodyPart: '' },
}

/**
 * The initial layout for the newest study of the given patient, otherwise of the first one that has images.
 */
export function proposeLayout(
  arrangement: Arrangement,
  patientKey?: string,
  rules: readonly HangingRule[] = HANGING_RULES,
): Layout {
  const subject = subjectOf(arrangement, patientKey)
  if (!subject) return EMPTY
  const rule = rules.find((one) => fits(one, subject))
  if (!rule) return EMPTY
  const { rows, columns, filling, isSynced } = rule
  const cells = fill(filling, subject, rows * columns)
  const missing = missingViews(subject)
  const { modality, bodyPart } = subject
  return onlyWhatExists({
    rows,
    columns,
    cells,
    isSynced,
    voi: { kind: 'auto' },
    missing,
    by: 'usual',
    subject: { modality, bodyPart },
  })
}

/** The study in view. */
export interface Subject {
  study: ArrangedStudy
  prior: ArrangedStudy | undefined
  modality: string
  bodyPart: string
}

export function subjectOf({ patients }: Arrangement, patientKey?: string): Subject | undefined {
  const candidates = patients.filter(({ key }) => patientKey === undefined || key === patientKey)
  for (const patient of candidates) {
    const study = patient.studies.find((one) => stacksOf(one).length > 0)
    const facts = study && mainSeries(study)?.facts
    if (study && facts) {
      const { modality, bodyPart } = facts
      return { study, prior: comparablePrior(patient, study, modality), modality, bodyPart }
    }
  }
  return undefined
}

/** The newest older study with an image to compare: for the first stack, of mammograms for any. */
function comparablePrior(
  patient: ArrangedPatient,
  study: ArrangedStudy,
  modality: string,
): ArrangedStudy | undefined {
  const own = stacksOf(study, modality).slice(0, modality === 'MG' ? undefined : 1)
  return priorsOf(patient, study, modality).find((older) =>
    own.some((stack) => mostSimilarStack(stacksOf(older, modality), stack)),
  )
}

/**
 * Localisers and dose sheets come with nearly every study, so its kind is that of the series with the most
 * frames.
 */
const mainSeries = ({ series }: ArrangedStudy) =>
  series.reduce<ArrangedStudy['series'][number] | undefined>(
    (one, other) => (one && countOf(one.stacks) >= countOf(other.stacks) ? one : other),
    undefined,
  )

const countOf = (stacks: readonly Stack[]) => stacks.reduce((sum, { frames }) => sum + frames.length, 0)

const fits = (rule: HangingRule, { modality, bodyPart, prior }: Subject) =>
  (rule.modality === undefined || rule.modality === modality) &&
  (rule.bodyPart === undefined || rule.bodyPart === bodyPart) &&
  (!rule.needsPrior || prior !== undefined)

/** The stacks of the study's own kind first, each kind by the roles of its series; localizers last. */
export function stacksOf({ series }: ArrangedStudy, modality?: string): Stack[] {
  const own = series.filter(({ facts }) => facts.modality === modality)
  const others = series.filter(({ facts }) => facts.modality !== modality)
  const stacks = [own, others].flatMap((kind) => byRole(kind.flatMap((one) => one.stacks)))
  return [...stacks.filter((stack) => !isScout(stack)), ...stacks.filter(isScout)]
}

const hung = (stack: Stack | undefined, why: HungStack['why'] = 'order'): HungStack | null =>
  stack ? { stack: stack.id, rotation: 0, isFlipped: false, why } : null

export function fill(filling: Filling, subject: Subject, count: number): (HungStack | null)[] {
  const stacks = stacksOf(subject.study, subject.modality)
  if (filling === 'breasts') return atOneZoom(breastCells(stacks, count), stacks)
  if (filling === 'breastPriors' && subject.prior) {
    const older = stacksOf(subject.prior, subject.modality)
    return atOneZoom(breastsBesidePriors(stacks, older), [...stacks, ...older])
  }
  if (filling === 'prior' && subject.prior) {
    const [first] = stacks
    return [
      hung(first),
      hung(first && mostSimilarStack(stacksOf(subject.prior, subject.modality), first), 'prior'),
    ]
  }
  const ordered =
    filling === 'clips' ? [...stacks.filter(isClip), ...stacks.filter((stack) => !isClip(stack))] : stacks
  return Array.from({ length: count }, (_, index) => hung(ordered[index]))
}

/** The missing views of a mammography. */
export const missingViews = ({ study, modality }: Subject): BreastView[] =>
  modality === 'MG' ? missingBreastViews(stacksOf(study)) : []
