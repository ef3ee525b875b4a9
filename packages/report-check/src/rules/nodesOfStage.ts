import type { Alarm } from '../Alarm.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { cachedForUnits, has, placeIn, type ReadReport, wordsAt } from './Rule.ts'

type Range = readonly [from: number, to: number]

const MANY = 99

/**
 * The number of positive nodes of each pN of an organ (AJCC, 8th edition), where the number alone decides.
 */
const STAGES: readonly { organ: RegExp; counts: Readonly<Record<string, Range>> }[] = [
  {
    organ: phrasePattern('ofBreast'),
    counts: { '1a': [1, 3], '2a': [4, 9], '3a': [10, MANY] },
  },
  {
    organ: phrasePattern('ofColorectum'),
    counts: {
      '0': [0, 0],
      '1': [1, 3],
      '1a': [1, 1],
      '1b': [2, 3],
      '2': [4, MANY],
      '2a': [4, 6],
      '2b': [7, MANY],
    },
  },
  {
    organ: phrasePattern('ofStomach'),
    counts: { '0': [0, 0], '1': [1, 2], '2': [3, 6], '3a': [7, 15], '3b': [16, MANY] },
  },
]

const STAGE =
  /(?<!\p{Lu})N([0-3][abc]?)(?:\s?\(sn\))?\s*[(（]\s*(?:LN|LK)?\s*(\d{1,2})\s*\/\s*(\d{1,3})\s*[)）]/gu

const STAGE_ALONE = /(?<![\p{L}\d])pT\d\p{Ll}?[\s,]*p?N([0-3][abc]?)(?![\p{L}\d]|\s*\()/gu
const SHARE = /(?<![\p{L}\d/.,])(\d{1,2})\s?\/\s?(\d{1,3})(?![\d/]|\s*(?:%|mm|HPF|cm))/gu
const NODES = new RegExp(`^[^\\d,;，；]{0,12}${phrases('nodes')}`, 'iu')
const NODES_BEFORE = new RegExp(`${phrases('nodes')}[^\\d,;，；]{0,12}$`, 'iu')

/** In «5/19 LN positive, pT3 pN1b» the only fraction of the sentence counts nodes. */
const besideStage = cachedForUnits(({ read, unit }) => {
  const [stage, ...stages] = unit.text.matchAll(STAGE_ALONE)
  const [share, ...shares] = unit.text.matchAll(SHARE)
  if (!stage || !share || stages.length > 0 || shares.length > 0) return []
  const behind = unit.text.slice(share.index + share[0].length)
  if (!NODES.test(behind) && !NODES_BEFORE.test(unit.text.slice(0, share.index))) return []
  const start = unit.start + stage.index
  const at = { start, end: start + stage[0].length }
  return [{ read, at, stage: stage[1] ?? '', positive: Number(share[1]) }]
})

/** This matches a stage that isn't followed by a number of nodes: «pT3 pN1», «pT1c N0(sn)». */
const STAGE_OF_REPORT =
  /(?<![\p{L}\d])pT\d\p{Ll}?(?:\([^)]*\))?[\s,，、]*p?N([0-3][abc]?)(?![\p{L}\d]|\s?[(（](?!sn))/gu
const SHARE_IN_WORDS = new RegExp(
  `(?<![\\p{Script=Latin}\\d/.,+-])(\\d{1,2})\\s?(?:\\/|${phrases('ofWhole')})\\s?(\\d{1,3})(?![\\d/]|[.,]\\d|\\s*(?:%|mm|HPF|cm))`,
  'giu',
)

const stagesAlone = cachedForUnits(({ read, unit }) =>
  [...unit.text.matchAll(STAGE_OF_REPORT)].map((match) => {
    const start = unit.start + match.index
    return { read, at: { start, end: start + match[0].length }, stage: match[1] ?? '' }
  }),
)

/** Lists the fractions of a report, and for each whether it counts nodes. */
const sharesIn = cachedForUnits(({ unit }) =>
  [...unit.text.matchAll(SHARE_IN_WORDS)].map((match) => ({
    positive: Number(match[1]),
    all: Number(match[2]),
    isOfNodes:
      !has(unit, 'prior', 'history', 'uncertain') &&
      (NODES.test(unit.text.slice(match.index + match[0].length)) ||
        NODES_BEFORE.test(unit.text.slice(0, match.index))),
  })),
)

/** Returns the only stage of the conclusion if the only fraction of the report counts nodes. */
function besideOnlyShare({ told, conclusion }: ReadReport) {
  const [stage, ...stages] = stagesAlone(conclusion)
  const [share, ...shares] = sharesIn(told)
  const isSure = stages.length === 0 && shares.length === 0 && share?.isOfNodes && share.positive <= share.all
  return stage && isSure ? [{ ...stage, positive: share.positive }] : []
}

const stagesIn = cachedForUnits(({ read, unit }) =>
  [...unit.text.matchAll(STAGE)].map((match) => {
    const start = unit.start + match.index
    const end = start + match[0].length
    return { read, at: { start, end }, stage: match[1] ?? '', positive: Number(match[2]) }
  }),
)

/** Reports a pN that doesn't fit the number of nodes directly after it. */
export function nodesOfStage(whole: ReadReport): readonly Alarm[] {
  const { report, sentences, conclusion } = whole
  const beside = [...stagesIn(conclusion), ...besideStage(conclusion)]
  const staged = beside.length > 0 ? beside : besideOnlyShare(whole)
  const [first, ...others] = staged
  if (!first || others.length > 0 || !first.read.isByHand) return []
  const named = [report.context.study?.order ?? '', ...sentences.map(({ sentence }) => sentence.text)].join(
    '\n',
  )
  const [system, ...systems] = STAGES.filter(({ organ }) => organ.test(named))
  const range = system?.counts[first.stage]
  // A specimen of two organs is staged by two systems.
  if (!range || systems.length > 0) return []
  if (first.positive >= range[0] && first.positive <= range[1]) return []
  // The stage with a letter is more specific and stands last.
  const right = Object.entries(system.counts).findLast(
    ([, [from, to]]) => first.positive >= from && first.positive <= to,
  )
  if (!right) return []
  const place = placeIn(first.read, first.at)
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'nodes',
      places: [place],
      facts: { here: wordsAt(first.read, first.at), there: `N${right[0]}` },
      repair: { kind: 'go', to: place },
    },
  ]
}
