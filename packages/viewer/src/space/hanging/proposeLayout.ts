import { breastPlacement } from '../../display/index.ts'
import { isLocaliser } from '../../model/isLocaliser.ts'
import type { Stack, StackFrame } from '../../model/Stack.ts'
import type { ArrangedStudy, Arrangement } from '../arrange/Arrangement.ts'
import { type Filling, HANGING_RULES, type HangingRule } from './hangingRules.ts'
import type { BreastView, HungStack, Layout } from './Layout.ts'
import { onlyWhatExists } from './onlyWhatExists.ts'
import { mostSimilarStack, priorsOf } from './priors.ts'

const EMPTY: Layout = {
  ...{ rows: 1, columns: 1, cells: [null], isSynced: false, voi: { kind: 'auto' }, missing: [] },
  ...{ by: 'usual', subject: { modality: '', bodyPart: '' } },
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
    ...{ rows, columns, cells, isSynced, voi: { kind: 'auto' }, missing },
    ...{ by: 'usual', subject: { modality, bodyPart } },
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
      return { study, prior: priorsOf(patient, study, modality)[0], modality, bodyPart }
    }
  }
  return undefined
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

/** The stacks of the study's own kind first, the longest of each series before its localiser. */
export function stacksOf({ series }: ArrangedStudy, modality?: string): Stack[] {
  const own = series.filter(({ facts }) => facts.modality === modality)
  const others = series.filter(({ facts }) => facts.modality !== modality)
  const stacks = [...own, ...others].flatMap((one) => one.stacks)
  return [...stacks.filter((stack) => !isScout(stack)), ...stacks.filter(isScout)]
}

const isScout = ({ frames: [first] }: Stack) =>
  first !== undefined && isLocaliser(first.instance.record.imageType)

const hung = (stack: Stack | undefined, why: HungStack['why'] = 'order'): HungStack | null =>
  stack ? { stack: stack.id, rotation: 0, isFlipped: false, why } : null

export function fill(filling: Filling, subject: Subject, count: number): (HungStack | null)[] {
  const stacks = stacksOf(subject.study, subject.modality)
  if (filling === 'breasts') return breastCells(stacks, count)
  if (filling === 'prior' && subject.prior) {
    const [first] = stacks
    return [
      hung(first),
      hung(first && mostSimilarStack(stacksOf(subject.prior, subject.modality), first), 'prior'),
    ]
  }
  return Array.from({ length: count }, (_, index) => hung(stacks[index]))
}

const sideOf = ({ frame, instance }: StackFrame) => frame.laterality ?? instance.record.laterality

/**
 * The missing views of a study that has one of the four standard views; a study of spot views only lacks
 * none.
 */
export function missingViews({ study, modality }: Subject): BreastView[] {
  if (modality !== 'MG') return []
  const there = new Set(
    stacksOf(study).flatMap(({ frames }) =>
      frames.map((frame) => `${frame.instance.record.viewPosition} ${sideOf(frame)}`),
    ),
  )
  const missing = BREAST_VIEWS.filter(([view, side]) => !there.has(`${view} ${side}`))
  return missing.length === BREAST_VIEWS.length ? [] : missing.map(([view, side]) => ({ view, side }))
}

const BREAST_VIEWS = [
  ['CC', 'R'],
  ['CC', 'L'],
  ['MLO', 'R'],
  ['MLO', 'L'],
] as const

/** Craniocaudal above oblique, right before left; other views fill the remaining viewports. */
function breastCells(stacks: readonly Stack[], count: number): (HungStack | null)[] {
  const left = new Set(stacks)
  const take = (stack: Stack | undefined, why: HungStack['why']): HungStack | null => {
    const [frame] = stack?.frames ?? []
    if (!stack || !frame) return null
    left.delete(stack)
    const { rotation, isFlipped } = breastPlacement(sideOf(frame), frame.instance.record.patientOrientation)
    return { stack: stack.id, rotation, isFlipped, why }
  }
  const cells = BREAST_VIEWS.slice(0, count).map(([view, side]) =>
    take(
      [...left].find(({ frames: [frame] }) => {
        return frame && sideOf(frame) === side && frame.instance.record.viewPosition === view
      }),
      'view',
    ),
  )
  return cells.map((cell) => cell ?? take([...left][0], 'order'))
}
