import { has, type Observed, organsIn } from './Rule.ts'

/**
 * Metastases of these organs are distant for every primary. The lung isn't included, because a second nodule
 * in the lobe of a lung cancer is also called a metastasis and belongs to T.
 */
const DISTANT_ORGANS: ReadonlySet<string> = new Set([
  ...['liver', 'adrenal', 'brain', 'cerebrum', 'frontal', 'parietal', 'temporal', 'occipital', 'cerebellum'],
  ...['skull', 'spine', 'rib', 'clavicle', 'humerus', 'femur', 'ilium', 'tibia'],
])

/** Reports «no distant metastasis» in one section and a metastasis of such an organ in the other. */
export function distantMetastases(
  findings: readonly Observed[],
  conclusion: readonly Observed[],
): readonly [Observed, Observed][] {
  return [
    ...pairs(conclusion.filter(isDistantDenied), findings.filter(isDistant)),
    ...pairs(conclusion.filter(isDistant), findings.filter(isDistantDenied)),
  ]
}

const pairs = (ones: readonly Observed[], others: readonly Observed[]): readonly [Observed, Observed][] =>
  ones.flatMap((one): [Observed, Observed][] => {
    const other = others.find(({ read }) => one.read.isByHand || read.isByHand)
    return other ? [[one, other]] : []
  })

const isDistantDenied = ({ observation: { concept, isNegated, qualifiers }, unit }: Observed): boolean =>
  concept === 'metastasis' && isNegated && qualifiers.length === 1 && has(unit, 'distant')

/**
 * The sentence itself must name the organ and no lymph node, because the metastasis of a node is named after
 * its basin.
 */
const isDistant = ({ observation: { concept, isNegated, isQualified, organ = '' }, unit, read }: Observed) =>
  concept === 'metastasis' &&
  !isNegated &&
  !isQualified &&
  DISTANT_ORGANS.has(organ) &&
  organsIn({ unit, read }).some(({ id }) => id.organ === organ) &&
  unit.observations.every((other) => other.concept !== 'lymphNode' && other.concept !== 'lymphadenopathy')
