import type { Alarm } from '../Alarm.ts'
import { CONCEPTS, isSameOrgan, ORGANS, opposite } from '../words/anatomy.ts'
import { type Observed, observedIn, placeIn, type Rule, wordsAt } from './Rule.ts'
import { sideEdit } from './sideEdit.ts'

/** A finding on one side in the conclusion and only on the other in the findings. */
export const sideElsewhere: Rule = {
  id: 'R125',
  check({ findings, conclusion, advice }) {
    const described = observedIn(findings)
    const seen = new Set<string>()
    return observedIn([...conclusion, ...advice]).flatMap((one): Alarm[] => {
      const { read, observation } = one
      const { side, sideAt, concept, isNegated, isVague } = observation
      if (concept === undefined || (side !== 'R' && side !== 'L') || !sideAt || isNegated || isVague)
        return []
      const against = contradicting(one, described)
      const key = `${read.sentence.id} ${sideAt.start}`
      if (!against || (!read.isByHand && !against.read.isByHand) || seen.has(key)) return []
      seen.add(key)
      const edit = sideEdit(read, sideAt, opposite(side))
      return [
        {
          ...{ rule: 'R125', level: 'warn' },
          places: [
            placeIn(read, sideAt),
            placeIn(against.read, against.observation.sideAt ?? against.observation),
          ],
          facts: { here: wordsAt(read, sideAt), there: against.unit.text.trim() },
          repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, sideAt) },
        },
      ]
    })
  },
}

/** The finding on the other side, where nothing at all is said of it on this one. */
function contradicting({ observation: one }: Observed, described: readonly Observed[]): Observed | undefined {
  const { side } = one
  if (!side) return undefined
  const kind = CONCEPTS[one.concept ?? '']?.kind
  const isSameConcept = (concept: string | undefined): boolean =>
    concept !== undefined &&
    (concept === one.concept || (kind !== undefined && CONCEPTS[concept]?.kind === kind))
  const isHere = (organ: string | undefined): boolean =>
    one.organ === undefined || organ === undefined || isSameOrgan(one.organ, organ)
  const same = described.filter(
    ({ observation: other }) => isSameConcept(other.concept) && isHere(other.organ) && !other.isNegated,
  )
  const isPaired = ORGANS[one.organ ?? '']?.isPaired ?? false
  const candidates = same.length > 0 ? same : isPaired ? ofOrgan(one.organ, described) : []
  // One mention of this side, of both or of none is enough to be silent.
  if (candidates.some(({ observation: { side: other, isVague } }) => other !== opposite(side) || isVague))
    return undefined
  return candidates[0]
}

/** Findings of the organ itself, where its words differ from those of the conclusion. */
function ofOrgan(organ: string | undefined, described: readonly Observed[]): readonly Observed[] {
  const all = described.filter(({ observation }) => isSameOrgan(observation.organ, organ))
  return all.filter(({ observation: { isNegated, isNormal } }) => !isNegated && !isNormal)
}
