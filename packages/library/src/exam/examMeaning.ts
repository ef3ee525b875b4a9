import type { Finding } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { Computation } from './compute/Computation.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import { examFormula, isOneOf } from './examFormula.ts'
import { adviceFor } from './examPhrases.ts'

/** A normal conclusion that is kept next to a finding comes after all conclusions of the finding. */
const KEPT_RANK = 4
/** This region depends on the finding's side. */
const BY_SIDE = 'by_side'

/** Returns the effects of a finding on the rest of the report. */
export function examMeaning(finding: ExamFileFinding, file: ExamFile, computation: Computation): Finding {
  const { column, conflicts, minor, follow_up } = finding
  const kept = keptRank(finding, file)
  const codes = codesOf(finding, file)
  return {
    ...regionOf(finding, file),
    ...(column !== undefined && { column }),
    replaces: replacesOf(finding, file),
    ...(conflicts.length > 0 && { conflicts }),
    ...(computation.rank === undefined ? rankOf(finding, file) : { rank: computation.rank }),
    ...(minor && { isMinor: true }),
    ...(kept !== undefined && { keepsConclusion: kept }),
    ...(finding.needs_no_conclusion && { needsNoConclusion: true }),
    ...(finding.no_rest && { hasNoRest: true }),
    ...(follow_up === 'assessment' && { takesAdvice: true }),
    ...(finding.drops_follow_up && { dropsAdvice: droppedBy(finding, file) }),
    ...(codes && { codes }),
  }
}

function regionOf({ region, region_by }: ExamFileFinding, { side_regions = {} }: ExamFile) {
  if (region === BY_SIDE) {
    const [first = ''] = Object.values(side_regions)
    return { region: first, regionBy: { blank: 'side', regions: side_regions } }
  }
  const [by] = Object.entries(region_by ?? {})
  return { region, ...(by && { regionBy: { blank: blankName(by[0]), regions: by[1] } }) }
}

function replacesOf(finding: ExamFileFinding, file: ExamFile): Finding['replaces'] {
  return replacedBy(finding, file)?.map(({ regions, ...rest }) => ({
    regions: regions.flatMap((region) => [region, ...variantsOf(region, file)]),
    ...rest,
  }))
}

/** Returns the regions that describe the same thing in other words. */
export const variantsOf = (region: string, { regions }: ExamFile): readonly string[] =>
  regions.filter(({ variant_of }) => variant_of === region).map(({ id }) => id)

function replacedBy(finding: ExamFileFinding, { side_regions = {} }: ExamFile): Finding['replaces'] {
  const { replaces, replaces_if = {}, replaces_when = {}, replaces_by = {} } = finding
  const byAnswer = { ...replaces_when, ...replaces_by }
  const sides = replaces.includes(BY_SIDE) ? Object.entries(side_regions) : []
  const named = new Set([...Object.values(replaces_if).flat(), BY_SIDE])
  const always = replaces.filter((one) => !named.has(one))
  return [
    ...(always.length > 0 ? [{ regions: always }] : []),
    ...Object.entries(replaces_if).map(([blank, regions]) => ({
      regions,
      when: `known(${blankName(blank)})`,
    })),
    ...Object.entries(byAnswer).flatMap(([blank, options]) =>
      Object.entries(options)
        .filter(([, regions]) => regions.length > 0)
        .map(([option, regions]) => ({ regions, when: isOneOf(blank, [option], finding.blanks) })),
    ),
    ...sides.map(([side, region]) => ({ regions: [region], when: isOfSide(finding, side) })),
  ]
}

/** An answer for both sides counts for each side. */
function isOfSide({ blanks }: ExamFileFinding, side: string): string {
  const isBoth = blanks?.some(({ id, options }) => id === 'side' && options?.some((one) => one.id === 'both'))
  return isOneOf('side', isBoth ? [side, 'both'] : [side], blanks)
}

/**
 * Returns the rank at which the normal conclusion is kept. Files give it in words: «(rank 30)», «an item of
 * rank 4».
 */
function keptRank(
  finding: ExamFileFinding,
  { conclusion_without_lesion = '', assembly = [] }: ExamFile,
): number | undefined {
  if (finding.keeps_normal) return 0
  if (finding.keeps_normal_conclusion) return rankIn(conclusion_without_lesion)
  if (!finding.keeps_minor) return undefined
  return rankIn(assembly.find((rule) => rule.startsWith('keeps_minor')) ?? '')
}

const rankIn = (rule: string): number => Number(/rank (\d+)/u.exec(rule)?.[1] ?? KEPT_RANK)

/** Advice to take a sample is dropped once the sample was taken. */
function droppedBy(
  { blanks, drops_follow_up }: ExamFileFinding,
  { findings }: ExamFile,
): Finding['dropsAdvice'] {
  if (Array.isArray(drops_follow_up)) return { same: [], phrases: drops_follow_up.map(adviceFor) }
  if (typeof drops_follow_up === 'object')
    return { same: drops_follow_up.same.map(blankName), phrases: drops_follow_up.answers.map(adviceFor) }
  const answers = findings
    .flatMap(({ rec_text }) => Object.keys(rec_text ?? {}))
    .filter((answer) => /biopsy|fna/u.test(answer))
  return {
    same: (blanks ?? []).filter(({ options }) => options).map(({ id }) => blankName(id)),
    ...(answers.length > 0 && { phrases: [...new Set(answers.map(adviceFor))] }),
  }
}

function codesOf(finding: ExamFileFinding, { second_output }: ExamFile): Finding['codes'] {
  const property = second_output?.fields.flatMap(({ from }) => /^findings\.(\w+)$/u.exec(from)?.[1] ?? [])[0]
  const code = property === undefined ? undefined : finding[property]
  return second_output && typeof code === 'string' ? { [second_output.id]: code } : undefined
}

function rankOf({ rank, blanks }: ExamFileFinding, file: ExamFile): Pick<Finding, 'rank'> {
  if (rank === undefined) return {}
  const formula = formulaOf(rank, blanks)
  const hasChange = blanks?.some(
    ({ id, options }) => id === 'change' && options?.some((option) => option.id === 'unchanged'),
  )
  if (file.conventions && hasChange) {
    return { rank: `(${formula}) + (known(change) && change == "unchanged" ? 0.5 : 0.0)` }
  }
  return { rank: formula }
}

function formulaOf(
  rank: NonNullable<ExamFileFinding['rank']>,
  blanks: ExamFileFinding['blanks'],
): number | string {
  if (typeof rank === 'number') return rank
  return typeof rank === 'string' ? examFormula(rank) : rankFormula(rank, blanks)
}

/** The lowest rank is tested first, because the most urgent of several answers counts. */
function rankFormula(
  rank: { by: string; else?: number | undefined },
  blanks: ExamFileFinding['blanks'],
): string {
  const rows = Object.entries(rank)
    .filter(([key]) => key !== 'by' && key !== 'else')
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
  return rows.reduceRight(
    (otherwise, [option, value]) =>
      `${isOneOf(rank.by, [option], blanks)} ? ${String(value)} : (${otherwise})`,
    String(rank.else ?? 9),
  )
}
