import type { Alarm, TextEdit } from '../Alarm.ts'
import { CONCEPTS, isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { type Observed, observedIn, placeIn, type Rule, wordsAt } from './Rule.ts'

/** The same finding present in one sentence and absent in another. */
export const presenceElsewhere: Rule = {
  id: 'R115',
  check(read) {
    const findings = plain(observedIn(read.findings))
    const conclusion = plain(observedIn(read.conclusion))
    const seen = new Set<string>()
    const pairs = [...across(findings, conclusion), ...within(findings), ...within(conclusion)]
    return pairs.flatMap(([one, other]): Alarm[] => {
      const concept = one.observation.concept ?? ''
      if (seen.has(concept)) return []
      seen.add(concept)
      return [alarmOf(one, other)]
    })
  },
}

/** Segments and levels: what isn't at one may be at another. */
const PLACE = /(?<!\p{L})(?:[CTLS]\d|S[1-8]|#\d)|segment|level|분절|번째|节段|段|区域/iu

/** They may be anywhere: none in one place says nothing of another. */
const ANYWHERE: ReadonlySet<string> = new Set(['metastasis', 'cancer', 'invasion'])

const plain = (all: readonly Observed[]): readonly Observed[] =>
  all.filter(
    ({ observation: { concept, isVague, isQualified }, unit }) =>
      concept !== undefined && !ANYWHERE.has(concept) && !isVague && !isQualified && !PLACE.test(unit.text),
  )

function isSameThing({ observation: a }: Observed, { observation: b }: Observed): boolean {
  if (a.concept !== b.concept) return false
  const hasOrgans = a.organ !== undefined && b.organ !== undefined
  if (hasOrgans ? !isSameOrgan(a.organ, b.organ) : a.organ !== b.organ) return false
  const [denied, asserted] = a.isNegated ? [a, b] : [b, a]
  return denied.side === undefined || denied.side === 'B' || denied.side === asserted.side
}

/** The conclusion against all that the findings say of it: one sentence that agrees is enough. */
function across(
  findings: readonly Observed[],
  conclusion: readonly Observed[],
): readonly [Observed, Observed][] {
  return conclusion.flatMap((one): [Observed, Observed][] => {
    const same = findings.filter(
      (other) =>
        other.observation.concept === one.observation.concept &&
        (other.observation.organ === undefined ||
          one.observation.organ === undefined ||
          isSameOrgan(other.observation.organ, one.observation.organ)),
    )
    if (same.some(({ observation }) => observation.isNegated === one.observation.isNegated)) return []
    const against = same.find((other) => isSameThing(one, other))
    return against && (one.read.isByHand || against.read.isByHand) ? [[one, against]] : []
  })
}

/** In one section only findings with a place of their own are compared: a nodule may be here and not there. */
function within(all: readonly Observed[]): readonly [Observed, Observed][] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other): [Observed, Observed][] => {
      const isPlaced = CONCEPTS[one.observation.concept ?? '']?.organ !== undefined
      if (!isPlaced || one.observation.isNegated === other.observation.isNegated || one.unit === other.unit)
        return []
      if (!isSameThing(one, other) || (!one.read.isByHand && !other.read.isByHand)) return []
      const [denied] = one.observation.isNegated ? [one] : [other]
      return denied.observation.side === undefined ? [[other, one]] : []
    }),
  )
}

function alarmOf(one: Observed, other: Observed): Alarm {
  const edit = polarityEdit(one)
  return {
    ...{ rule: 'R115', level: 'warn' },
    places: [placeIn(one.read, one.observation), placeIn(other.read, other.observation)],
    facts: { what: wordsAt(one.read, one.observation), there: other.unit.text.trim() },
    repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(one.read, one.observation) },
  }
}

/** «있음» as «없음», or the other way round, where the unit has one of them. */
export function polarityEdit({ read, unit, observation }: Observed): TextEdit | undefined {
  const { polarity } = lexiconOf(read.sentence.locale)
  for (const { present, absent } of polarity.toSorted((a, b) => b.absent.length - a.absent.length)) {
    const [from, to] = observation.isNegated ? [absent, present] : [present, absent]
    const at = unit.text.indexOf(from)
    if (at < 0 || unit.text.indexOf(from, at + 1) >= 0) continue
    return {
      sentence: read.sentence.id,
      start: unit.start + at,
      end: unit.start + at + from.length,
      text: to,
    }
  }
  return undefined
}
