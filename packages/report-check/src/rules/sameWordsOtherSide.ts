import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { opposite } from '../words/anatomy.ts'
import { has, placeIn, type ReadReport, wordsAt } from './Rule.ts'
import { holds, isInformative, type Stated, statedIn } from './sameWordsElsewhere.ts'
import { sideEdit } from './sideEdit.ts'

/** Matches words for the other side, operations and several places, which make the side uncertain. */
const UNSURE = ['compared', 'postoperative', 'largest'] as const

/** Returns the side of a statement if it has only one. */
function sideOf({ sides, unit }: Stated): Side | undefined {
  const [side, ...others] = sides
  const isUnsure = UNSURE.some((mark) => unit.marks(mark).length > 0)
  return others.length > 0 || side === 'B' || isUnsure ? undefined : side
}

/**
 * Returns whether another sentence about this side has some of the words and may therefore be the one that is
 * concluded.
 */
const isPartOfIt = ({ unit, statement }: Stated, side: Side, words: readonly string[]): boolean =>
  // A finding that has disappeared, or nearly so, may be concluded as a decrease.
  (!statement.isDenied || has(unit, 'gone', 'nearly')) &&
  unit.sides.some(({ id }) => id === side) &&
  words.some((word) => unit.text.toLowerCase().includes(word))

/** Reports a conclusion that repeats the words of a finding but names the other side. */
export function sameWordsOtherSide({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const described = statedIn(findings)
  return statedIn(conclusion).flatMap((one): Alarm[] => {
    const side = sideOf(one)
    const said = one.statement.unsided
    if (!side || !said || !isInformative(said.words)) return []
    const same = described.filter(
      ({ statement }) =>
        statement.isDenied === one.statement.isDenied && holds(statement.unsided ?? statement, said.words),
    )
    const [against] = same
    if (!against || same.some((other) => sideOf(other) !== opposite(side))) return []
    if (!one.read.isByHand && !against.read.isByHand) return []
    if (described.some((other) => isPartOfIt(other, side, said.words))) return []
    const at = one.unit.sides.find(
      ({ start, end }) => start >= one.statement.start && end <= one.statement.end,
    )
    if (!at) return []
    const edit = sideEdit(one.read, at, opposite(side))
    return [
      {
        rule: 'R125',
        level: 'warn',
        places: [placeIn(one.read, at), placeIn(against.read, against.statement)],
        facts: { here: wordsAt(one.read, at), there: against.unit.text.trim() },
        repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(one.read, at) },
      },
    ]
  })
}
