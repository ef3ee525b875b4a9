import type { CheckedReport, CheckedSentence } from '../CheckedReport.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import type { Reading } from '../text/readText.ts'
import type { ReadReport, ReadSentence, Sentences } from './Rule.ts'

const FINDINGS: ReadonlySet<string> = new Set(['findings', 'gross', 'microscopy', 'specimen'])
const CONCLUSION: ReadonlySet<string> = new Set(['impression', 'diagnosis'])

/**
 * The fields are compared individually for speed: a full plate compares a hundred sentences at each key
 * press.
 */
const isSame = (a: CheckedSentence, b: CheckedSentence): boolean =>
  a === b ||
  (a.text === b.text &&
    a.id === b.id &&
    a.section === b.section &&
    a.locale === b.locale &&
    a.author === b.author &&
    a.made === b.made &&
    a.runId === b.runId)

type Reader = (text: string, locale: Reading['locale']) => Reading

/**
 * Sentences that haven't changed since the last call keep their identity, and so do the results that rules
 * have cached for them.
 */
export function readReport(report: CheckedReport, read: Reader, last?: ReadReport): ReadReport {
  const sentences = report.sentences.map((sentence, index): ReadSentence => {
    const atPlace = last?.sentences[index]
    if (atPlace && isSame(atPlace.sentence, sentence)) return atPlace
    const before = last && byId(last.sentences).get(sentence.id)
    return before && isSame(before.sentence, sentence) ? before : sentenceRead(sentence, read)
  })
  const lists = listsOf(sentences, last?.lists)
  return { ...lists, lists, report, ofRun: (runId) => byRun(lists.sentences).get(runId) ?? [] }
}

function sentenceRead(sentence: CheckedSentence, read: Reader): ReadSentence {
  const { text, locale, author, made, section } = sentence
  return {
    sentence,
    reading: read(text, locale),
    made: author === 'edited' && made !== undefined ? read(made, locale) : undefined,
    isByHand: author !== 'values',
    part: FINDINGS.has(section) ? 'findings' : CONCLUSION.has(section) ? 'conclusion' : 'other',
    derived: [],
  }
}

const byId = memoizeWeakly(
  (sentences: readonly ReadSentence[]): ReadonlyMap<string, ReadSentence> =>
    new Map(sentences.map((read) => [read.sentence.id, read])),
)

const byRun = memoizeWeakly(
  (sentences: readonly ReadSentence[]): ReadonlyMap<string, readonly ReadSentence[]> => {
    const runs = new Map<string, ReadSentence[]>()
    for (const read of sentences) {
      const { runId } = read.sentence
      if (runId === undefined) continue
      const own = runs.get(runId)
      if (own) own.push(read)
      else runs.set(runId, [read])
    }
    return runs
  },
)

/** Sorts the sentences into the lists that rules read. */
function listsOf(sentences: readonly ReadSentence[], last: Sentences | undefined): Sentences {
  const renewed = last && renewedIn(sentences, last)
  if (renewed) return renewed
  const findings = sentences.filter(({ part }) => part === 'findings')
  const conclusion = sentences.filter(({ part }) => part === 'conclusion')
  const advice = sentences.filter(({ sentence }) => sentence.section === 'recommendation')
  return {
    sentences,
    findings,
    conclusion,
    advice,
    advised: [...conclusion, ...advice],
    told: [...findings, ...conclusion],
    besideFindings: sentences.filter(({ part }) => part !== 'findings'),
    besideConclusion: sentences.filter(({ part }) => part !== 'conclusion'),
    byHand: sentences.filter(({ isByHand }) => isByHand),
    byValues: sentences.filter(({ isByHand }) => !isByHand),
  }
}

const isInSameLists = (a: ReadSentence, b: ReadSentence): boolean =>
  a.sentence.section === b.sentence.section && a.isByHand === b.isByHand

/**
 * Replaces changed sentences in place, or returns undefined if sentences were added, removed or reordered.
 */
function renewedIn(sentences: readonly ReadSentence[], last: Sentences): Sentences | undefined {
  if (sentences.length !== last.sentences.length) return undefined
  const renewed: Sentences = { ...last }
  const names = Object.keys(renewed) as (keyof Sentences)[]
  for (const [index, read] of sentences.entries()) {
    const before = last.sentences[index]
    if (before === read) continue
    if (!before || !isInSameLists(before, read) || sentences.includes(before)) return undefined
    for (const name of names) {
      const at = renewed[name].indexOf(before)
      if (at >= 0) renewed[name] = renewed[name].with(at, read)
    }
  }
  return renewed
}
