import { FormulaError } from '../expression/FormulaError.ts'
import type { Named, NameTable } from '../expression/NameTable.ts'
import { translateCondition } from '../expression/translate.ts'
import type { FileFinding, PartsFile, Words } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { isChosen, type PartFindings } from './addFindings.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** Matches the rule that a diagnosis belongs to certain organs. */
const OF_ANOTHER_ORGAN = 'site.organ not in finding.organs'

const TOGETHER: Words = {
  ko: '함께 쓸 수 없는 진단:',
  en: 'These diagnoses exclude each other:',
  zh: '以下诊断不能同时成立：',
  ja: '併記できない診断：',
  de: 'Diese Diagnosen schließen einander aus:',
}

/**
 * Adds the contradictions within a part: a diagnosis of another organ, and two that exclude each other. It
 * returns the rules that couldn't be converted.
 */
export function addPartChecks(builder: ModuleBuilder, file: PartsFile, findings: PartFindings): string[] {
  const organs = file.checks.find((check) => check.if === OF_ANOTHER_ORGAN)
  const when = organs && ofAnotherOrgan(builder, file, findings)
  if (organs && when !== undefined)
    pushCheck(builder, { id: 'other_organ', when, message: organs.say, level: 'block' })
  for (const finding of file.findings)
    for (const other of finding.conflicts) addConflict(builder, findings, finding, nameOf(file, other), other)
  const names = partNames(builder, findings)
  return file.checks
    .filter((check) => check !== organs)
    .flatMap(({ if: condition, say, level }, index) => {
      try {
        const told = { message: say, level: level === 'block' ? 'block' : 'warn' } as const
        pushCheck(builder, { id: `check_${index + 1}`, when: translateCondition(condition, names), ...told })
        return []
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error
        return [`check «${condition}»: ranges over the findings of a part`]
      }
    })
}

/**
 * Returns the names for conditions on a part: its diagnoses as `dx`, and the questions of a diagnosis with
 * its name as prefix, such as `gastritis_hp`.
 */
export const partNames = (
  { names }: Pick<ModuleBuilder, 'names'>,
  { chosen, findings }: PartFindings,
): NameTable =>
  new Map([
    ...names,
    ['dx', chosen],
    ...findings.flatMap(({ id, blanks }) =>
      [...blanks].map(([blank, named]): [string, Named] => [`${id}_${blank}`, named]),
    ),
  ])

const nameOf = ({ findings }: PartsFile, id: string): Words | undefined =>
  findings.find((finding) => finding.id === id)?.name

function pushCheck(
  { checks, group }: ModuleBuilder,
  check: Omit<ModuleBuilder['checks'][number], 'group'>,
): void {
  checks.push({ ...check, ...(group !== undefined && { group }) })
}

function addConflict(
  builder: ModuleBuilder,
  { chosen }: PartFindings,
  { id, name }: FileFinding,
  otherName: Words | undefined,
  other: string,
): void {
  if (!otherName) return
  const message = Object.fromEntries(
    (Object.keys(TOGETHER) as (keyof Words)[]).map((locale) => [
      locale,
      `${TOGETHER[locale]} ${name[locale]} / ${otherName[locale]}`,
    ]),
  ) as Words
  const when = `${isChosen(chosen, id)} && ${isChosen(chosen, other)}`
  pushCheck(builder, { id: builder.freeId(`${id}_or_${other}`), when, message, level: 'block' })
}

/**
 * This is a table, because formulas over all diagnoses of all parts would exceed the computing limit of a
 * module.
 */
function ofAnotherOrgan(
  builder: ModuleBuilder,
  file: PartsFile,
  { findings, chosen }: PartFindings,
): string | undefined {
  const site = file.elements.find(({ id }) => id === 'site')
  const named = builder.names.get('site')
  if (!site || !named) return undefined
  const sites = new Map<string, string[]>()
  for (const { id, marks } of site.options ?? []) {
    const organ = marks['organ'] ?? ''
    sites.set(organ, [...(sites.get(organ) ?? []), named.options?.get(id) ?? id])
  }
  const foreignTo = (organ: string) =>
    findings
      .filter(({ id }) => file.findings.find((one) => one.id === id)?.organs?.includes(organ) === false)
      .map(({ answer }) => answer)
  const rows = [...sites].flatMap(([organ, places]) => {
    const foreign = foreignTo(organ)
    // biome-ignore lint/suspicious/noThenProperty: the document format has this property; rows are never awaited
    return foreign.length === 0 ? [] : [{ when: [{ in: places }, { in: foreign }], then: [true] }]
  })
  if (rows.length === 0) return undefined
  const table = builder.freeId('organs')
  builder.tables.push({
    id: table,
    label: ORGANS,
    hit: 'FIRST',
    cols: [{ ref: named.id }, { ref: chosen.id }],
    outs: [{ id: 'is_foreign', kind: 'bool' }],
    rows,
    otherwise: [false],
    ...(builder.group !== undefined && { group: builder.group }),
  })
  const how = { kind: 'bool', table, column: 'is_foreign' } as const
  return `orElse(${addComputed(builder, 'is_of_another_organ', { type: 'bool' }, how)}, false)`
}

const ORGANS: Words = {
  ko: '부위에 맞지 않는 진단',
  en: 'Diagnoses of another organ',
  zh: '与部位不符的诊断',
  ja: '部位に合わない診断',
  de: 'Diagnosen eines anderen Organs',
}
