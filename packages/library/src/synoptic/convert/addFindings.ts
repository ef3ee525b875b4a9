import type { Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import type { Named } from '../expression/NameTable.ts'
import { translateCondition } from '../expression/translate.ts'
import type { Printed } from '../phrase/Printed.ts'
import type { FileFinding, Words } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { addInput } from './addInput.ts'
import { lineOf } from './lineOf.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

export interface PartFindings {
  /** The name of the question for the diagnoses of a part. */
  chosen: Named
  findings: readonly {
    id: string
    answer: string
    first: boolean
    blanks: ReadonlyMap<string, Named>
    lines: (locale: Locale) => PhraseToken[][]
  }[]
}

const DIAGNOSES: Words = { ko: '진단', en: 'Diagnoses', zh: '诊断', ja: '診断', de: 'Diagnosen' }

/**
 * Adds the diagnoses of a part as one question with several answers. The questions of a diagnosis are asked
 * when it is chosen.
 */
export function addFindings(builder: ModuleBuilder, findings: readonly FileFinding[]): PartFindings {
  const options = findings.map(({ id, name }) => ({ id, label: name, forms: {}, marks: {} }))
  const { named: chosen } = addInput(builder, { id: 'dx', label: DIAGNOSES, kind: 'multi', options })
  const at = builder.inputs.findIndex(({ id }) => id === chosen.id)
  const input = builder.inputs[at]
  if (input?.kind === 'multi')
    builder.inputs[at] = { ...input, required: true, options: withExclusive(input.options, findings, chosen) }
  return {
    chosen,
    findings: findings.map((finding) => {
      const answer = chosen.options?.get(finding.id) ?? finding.id
      const own = addBlanks(builder, finding, isChosen(chosen, finding.id))
      return {
        id: finding.id,
        answer,
        first: finding.first,
        blanks: own.names,
        lines: linesOf(builder, finding, findings, chosen, own),
      }
    }),
  }
}

export const isChosen = ({ id, options }: Named, finding: string): string =>
  `orElse(${JSON.stringify(options?.get(finding) ?? finding)} in ${id}, false)`

/** «Normal» excludes every other diagnosis. */
function withExclusive<Option extends { id: string }>(
  options: readonly Option[],
  findings: readonly FileFinding[],
  { options: ids }: Named,
): Option[] {
  return options.map((option) => {
    const others = findings.filter(({ id }) => (ids?.get(id) ?? id) !== option.id)
    const isReplaced =
      others.length > 0 &&
      others.every(({ replaces }) => replaces.some((one) => (ids?.get(one) ?? one) === option.id))
    return isReplaced ? { ...option, exclusive: true } : option
  })
}

interface Own {
  names: Map<string, Named>
  prints: Map<string, Printed>
}

function addBlanks(builder: ModuleBuilder, { id, blanks }: FileFinding, isChosenHere: string): Own {
  const own: Own = { names: new Map(), prints: new Map() }
  const isMade = blanks.length > 1 ? addMade(builder, id, isChosenHere) : isChosenHere
  for (const blank of blanks) {
    const { named, printed } = addInput(builder, blank, { wanted: `${id}_${blank.id}` })
    own.names.set(blank.id, named)
    own.prints.set(blank.id, printed)
    const input = builder.inputs.pop()
    const visible = askedIf(blank.only_when, isMade, own.names)
    if (input) builder.inputs.push({ ...input, visible, ...(blank.optional === false && { required: true }) })
  }
  return own
}

/** Looking up a diagnosis for each of its blanks would exceed the computing limit of a module. */
const addMade = (builder: ModuleBuilder, finding: string, expr: string): string =>
  addComputed(builder, `is_${finding}`, { type: 'bool', isAlwaysKnown: true }, { kind: 'bool', expr })

/** The condition of a blank refers to those of its diagnosis that come before it. */
const askedIf = (when: string | undefined, isMade: string, names: Own['names']): string =>
  when === undefined ? isMade : `${isMade} && (${translateCondition(when, names)})`

/**
 * A diagnosis is omitted if another one of the part replaces it. Its lines may refer to the others as `dx`.
 */
function linesOf(
  builder: ModuleBuilder,
  finding: FileFinding,
  findings: readonly FileFinding[],
  chosen: Named,
  own: Own,
): (locale: Locale) => PhraseToken[][] {
  const scope = {
    names: new Map([...builder.names, ['dx', chosen] as const, ...own.names]),
    prints: new Map([...builder.prints, ...own.prints]),
  }
  const replacing = findings
    .filter(({ replaces }) => replaces.includes(finding.id))
    .map(({ id }) => JSON.stringify(chosen.options?.get(id) ?? id))
  const stands =
    replacing.length === 0 ? undefined : `!${chosen.id}.exists(d, d in [${replacing.join(', ')}])`
  return (locale) =>
    finding.text.map((line) => {
      const tokens = lineOf(scope, line, locale)
      return stands === undefined ? tokens : [whenToken(stands, tokens)]
    })
}
