import type { Alarm, RuleId } from './Alarm.ts'

/** How a fact is written: copied from the report, or as a code or a day that each language formats itself. */
export type FactKind = 'words' | 'side' | 'sex' | 'number' | 'day'

/** The facts of one sentence, by name. */
export type Facts = Readonly<Record<string, FactKind>>

const here: Facts = { here: 'words', there: 'words' }
const said: Facts = { said: 'words', expected: 'words' }
const values: Facts = { said: 'words', values: 'words' }

/** The sentences of each rule by variant (`only` if there is just one), with the facts that each needs. */
export const ALARM_FACTS = {
  R100: { only: { first: 'words', second: 'words' } },
  R101: { value: { what: 'words', side: 'side' }, text: { what: 'words', side: 'side' } },
  R102: { only: { what: 'words' } },
  R103: { organ: { what: 'words', sex: 'sex' }, word: { what: 'words', sex: 'sex' } },
  R104: { only: { said: 'words', age: 'number' } },
  R105: {
    only: { size: 'words', limit: 'number' },
    percent: { size: 'words' },
    unit: { size: 'words', there: 'words' },
  },
  R106: {
    value: { what: 'words', said: 'words', measured: 'words' },
    text: { said: 'words', measured: 'words' },
  },
  R107: { tenFold: { now: 'words', before: 'words' }, unchanged: { now: 'words', before: 'words' } },
  R108: { only: here },
  R109: { only: { said: 'words', axes: 'words', volume: 'words' } },
  R110: { percent: said, sum: said, share: said, direction: said, doubling: said },
  R111: { listed: said, compared: said, rows: said },
  R112: {
    category: here,
    gleason: here,
    density: here,
    suspicious: here,
    nodes: here,
    figures: { here: 'words', there: 'words', expected: 'words' },
  },
  R113: {
    interval: { said: 'words', category: 'words', from: 'number', to: 'number' },
    biopsy: { said: 'words', category: 'words' },
    noBiopsy: { said: 'words', category: 'words' },
  },
  R114: { removed: { what: 'words' }, unsaid: { what: 'words' } },
  R115: { only: { what: 'words', there: 'words' } },
  R116: {
    region: { what: 'words' },
    organ: { what: 'words', there: 'words' },
    exam: { what: 'words', there: 'words' },
  },
  R117: { only: { what: 'words' } },
  R118: { exam: {}, interval: {}, both: {} },
  R119: {
    only: { what: 'words' },
    recipient: { what: 'words' },
    time: { what: 'words' },
    recipientAndTime: { what: 'words' },
  },
  R120: { only: { what: 'words' } },
  R121: { only: { what: 'words' } },
  R122: { name: { said: 'words' }, number: { said: 'words' } },
  R123: { only: { what: 'words' } },
  R124: { only: { what: 'words', day: 'day' } },
  R125: { only: here },
  R126: { side: values, polarity: values, size: values, category: values },
  R127: {
    future: { said: 'words' },
    later: { said: 'words', day: 'day' },
    noStudy: { said: 'words', day: 'day' },
  },
  R128: { only: here },
  R363: { only: here },
  R390: { only: { what: 'words', imaged: 'words' } },
  R450: { only: { what: 'words', exam: 'words' } },
} as const satisfies Readonly<Record<RuleId, Readonly<Record<string, Facts>>>>

/** Returns the facts of an alarm's sentence. */
export function factsOf({ rule, variant = 'only' }: Pick<Alarm, 'rule' | 'variant'>): Facts | undefined {
  const sentences: Readonly<Record<string, Facts>> = ALARM_FACTS[rule]
  return sentences[variant]
}
