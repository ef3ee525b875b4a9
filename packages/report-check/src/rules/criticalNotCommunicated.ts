import type { Alarm, Repair } from '../Alarm.ts'
import { isIn } from '../text/clausesOf.ts'
import type { Span } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isWithin } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { callsIn, lackingOf } from './callsIn.ts'
import { clauseAt } from './clauseAt.ts'
import {
  cachedFor,
  cachedForUnits,
  has,
  type InUnit,
  type Observed,
  observedIn,
  organsIn,
  placeIn,
  type ReadReport,
  type ReadSentence,
  type Rule,
  termAt,
} from './Rule.ts'
import { isReadWhole } from './unknownWords.ts'

/**
 * Some findings share the name of an emergency: an intussusception of the rectum is a disorder of defecation,
 * and perforations of ligaments, discs and eardrums can wait.
 */
const UNHURRIED = phrasePattern('unhurried')

const liesIn = (organ: string, organs: readonly string[]): boolean =>
  organs.some((one) => one === organ || isWithin(organ, one))

function isCritical(unit: Unit, { concept, organ = '' }: Observation): boolean {
  const { critical, criticalIfNew = [] } = CONCEPTS[concept ?? ''] ?? {}
  if (liesIn(organ, criticalIfNew) && has(unit, 'acute')) return true
  if (critical === 'tension' || critical === 'acute')
    return has(unit, critical) && !has(unit, 'mayDeny', 'uncertain')
  return critical === 'always' || liesIn(organ, critical ?? [])
}

const PERFORATION = phrasePattern('perforation')
/** A perforation at one of these places is one of the bowel. */
const GUT: ReadonlySet<string> = new Set([
  ...['bowel', 'stomach', 'appendix', 'rectum', 'gallbladder', 'peritoneum', 'abdomen'],
])

/**
 * These findings may be critical or not, depending on the words around them: an old bleeding, a narrowed
 * vessel, a transient intussusception.
 */
const BY_KIND: ReadonlySet<string> = new Set([
  ...['hemorrhage', 'hematoma', 'contusion', 'abscess', 'occlusion', 'intussusception'],
])

/**
 * Returns whether somebody certainly has to be told at once: the sentence calls the finding new, its name
 * implies it, or every word of its clause is known. An unknown word might describe a kind that can wait.
 */
function isUrgent(observed: Observed): boolean {
  const { unit, read, observation } = observed
  const { concept = '' } = observation
  if (!read.isByHand) return true
  // Whoever orders an MRI for a stroke already suspects it, and a typed report doesn't show which exam it
  // belongs to.
  if (concept === 'infarct') return false
  if (has(unit, 'acute')) return true
  if (concept === 'freeAir' && PERFORATION.test(termAt(read, observation)))
    return organsIn(observed).some(({ id }) => GUT.has(id.organ))
  return !BY_KIND.has(concept) || isReadWhole(observed, clauseAt(unit, observation))
}

/** These words of a study, an operation or a state show that a finding isn't reported for the first time. */
const KNOWN = [
  'comparison',
  'prior',
  'unchanged',
  'decrease',
  'increase',
  'chronic',
  'gone',
  'postoperative',
] as const

const comparisons = cachedForUnits<InUnit>((one) =>
  has(one.unit, 'comparison') || one.read.sentence.section === 'comparison' ? [one] : [],
)

/** These findings are compared with an earlier time by their sentence, or named in the comparison section. */
const comparedIn = cachedFor<Observed>((read) =>
  observedIn([read]).filter(
    ({ unit, observation: { concept } }) =>
      concept !== undefined && (read.sentence.section === 'comparison' || has(unit, ...KNOWN)),
  ),
)

const kindOf = ({ concept = '' }: Observation): string => CONCEPTS[concept]?.kind ?? concept

const criticalIn = cachedFor<Observed>((read) =>
  observedIn([read]).filter(({ unit, observation }) => isCritical(unit, observation)),
)

/** The person who performs a reduction, drainage or embolization already knows the result. */
const TREATED = phrasePattern('treated')

const treatments = cachedForUnits<InUnit>((one) =>
  one.read.part !== 'other' && TREATED.test(one.unit.text) && !has(one.unit, 'recommend', 'followUp')
    ? [one]
    : [],
)

const isTreated = (sentences: readonly ReadSentence[]): boolean => treatments(sentences).length > 0

/** These findings are emergencies however small they are: a contained perforation, a lacunar infarct. */
const isUrgentIfSmall = ({ concept = '' }: Observation): boolean =>
  concept === 'infarct' || CONCEPTS[concept]?.critical === 'always'

/** «Microbleeds» are the traces of a disease, not bleeding that must be communicated at once. */
const MICRO = new RegExp(`${phrases('microBefore')}\\p{L}*$`, 'iu')
const isMicro = ({ unit, observation: { concept, start } }: Observed): boolean =>
  CONCEPTS[concept ?? '']?.kind === 'hemorrhage' && MICRO.test(unit.text.slice(0, start - unit.start))

const SPECIMENS: ReadonlySet<string> = new Set(['specimen', 'gross', 'microscopy'])

/** A perforation in a specimen affects the stage of the tumor: the bowel has already been removed. */
const isOfSpecimen = ({ sentences }: ReadReport, { read, observation }: Observed): boolean =>
  observation.concept === 'freeAir' &&
  PERFORATION.test(termAt(read, observation)) &&
  sentences.some(({ sentence }) => SPECIMENS.has(sentence.section) || sentence.section === 'diagnosis')

/**
 * These words are an emergency by themselves, where a list of findings and organs can't tell it from what can
 * wait.
 */
const EMERGENCY = new RegExp(phrases('emergency'), 'giu')

/** A vessel ruptures or is injured once, even if the sentence also says how much its aneurysm has grown. */
const ONCE = phrasePattern('onceOnly')

interface Told extends InUnit {
  at: Span
}

/**
 * A clause doesn't call for a communication if it may deny or doubt the emergency, advises an exam for it, or
 * describes a past one.
 */
function isCurrent(unit: Unit, at: Span): boolean {
  const clause = clauseAt(unit, at)
  const marked = (place: Span, ...marks: readonly Parameters<Unit['marks']>[0][]) =>
    marks.flatMap((mark) => unit.marks(mark).filter((one) => one.start < place.end && one.end > place.start))
  // «A retained surgical sponge» is the emergency itself, not an operation that explains it.
  const over = marked(unit, 'postoperative', 'chronic', 'unchanged', 'decrease', 'gone', 'history')
  const isKnown = marked(unit, 'prior', 'increase', 'comparison').length > 0 && !has(unit, 'acute')
  return (
    (!isKnown || ONCE.test(unit.text)) &&
    marked(clause, 'mayDeny', 'uncertain').length === 0 &&
    !(marked(clause, 'recommend').length > 0 && has(unit, 'modalities')) &&
    over.every((one) => isIn(one, at))
  )
}

const emergenciesIn = cachedForUnits<Told>(({ read, unit }) =>
  [...unit.text.matchAll(EMERGENCY)]
    .map(({ 0: word, index }) => ({ start: unit.start + index, end: unit.start + index + word.length }))
    .filter((at) => isCurrent(unit, at))
    .map((at) => ({ read, unit, at })),
)

/** Returns the first result of a report that has to be communicated at once. */
function criticalResult(report: ReadReport): Told | undefined {
  const { sentences, findings, conclusion } = report
  const isFollowUp = (report.report.context.priors?.length ?? 0) > 0 || comparisons(sentences).length > 0
  const compared = isFollowUp
    ? new Set(comparedIn(sentences).map(({ observation }) => kindOf(observation)))
    : undefined
  const told = conclusion.length > 0 ? conclusion : findings
  const found = criticalIn(told).find((one) => {
    const { unit, observation } = one
    return (
      !observation.isNegated &&
      !observation.isPast &&
      (has(unit, 'acute', 'increase') || !compared?.has(kindOf(observation))) &&
      !UNHURRIED.test(unit.text) &&
      isUrgent(one) &&
      !isMicro(one) &&
      !isOfSpecimen(report, one) &&
      !has(unit, 'chronic', 'unchanged', 'decrease', 'recommend', 'history') &&
      (isUrgentIfSmall(observation) || !has(unit, 'minor'))
    )
  })
  return found ? { read: found.read, unit: found.unit, at: found.observation } : emergenciesIn(told)[0]
}

/**
 * Adds the line about a call, with blanks, after a sentence that a person wrote. A sentence of values would
 * no longer follow its values, so the key only moves to it.
 */
function repairOf({ read, at }: Told): Repair {
  const { sentence, reading } = read
  if (sentence.author === 'values') return { kind: 'go', to: placeIn(read, at) }
  const text = lexiconOf(sentence.locale).communicationLine.replace('{what}', termAt(read, at))
  const end = reading.text.trimEnd().length
  return { kind: 'edit', edits: [{ sentence: sentence.id, start: end, end, text: `\n${text}` }] }
}

/**
 * Reports a critical result without a line about its communication, or with one that doesn't say who was told
 * or when.
 */
export const criticalNotCommunicated: Rule = {
  id: 'R119',
  check(report) {
    const { sentences } = report
    if (isTreated(sentences)) return []
    const found = criticalResult(report)
    if (!found) return []
    const facts = { what: termAt(found.read, found.at) }
    const calls = callsIn(sentences)
    const [call] = calls
    if (!call) {
      const place = placeIn(found.read, found.at)
      return [
        { rule: 'R119', level: 'block', places: [place], facts, repair: repairOf(found) } satisfies Alarm,
      ]
    }
    const variant = lackingOf(calls)
    if (!variant) return []
    const place = placeIn(call.read, call.unit)
    return [
      {
        rule: 'R119',
        level: 'note',
        variant,
        places: [place],
        facts,
        repair: { kind: 'go', to: place },
      } satisfies Alarm,
    ]
  },
}
