import type { Address } from '@pandok/module-engine'

export const ALARM_LEVELS = ['block', 'warn', 'note'] as const

export type AlarmLevel = (typeof ALARM_LEVELS)[number]

export const RULE_IDS = [
  'R100',
  'R101',
  'R102',
  'R103',
  'R104',
  'R105',
  'R106',
  'R107',
  'R108',
  'R109',
  'R110',
  'R111',
  'R112',
  'R113',
  'R114',
  'R115',
  'R116',
  'R117',
  'R118',
  'R119',
  'R120',
  'R121',
  'R122',
  'R123',
  'R124',
  'R125',
  'R126',
  'R127',
  'R128',
  'R363',
  'R390',
  'R450',
] as const

export type RuleId = (typeof RULE_IDS)[number]

/** The place of an alarm. `start` and `end` are offsets in the text of the sentence. */
export type AlarmPlace =
  | { of: 'sentence'; sentence: string; start: number; end: number }
  | { of: 'value'; runId: string; filling: string; at: Address }
  | { of: 'run'; runId: string }
  | { of: 'region'; region: string }
  | { of: 'image' }

/** A replacement of a part of a sentence. */
export interface TextEdit {
  sentence: string
  start: number
  end: number
  text: string
}

/**
 * The action of the key that repairs an alarm. With `go`, only a person knows what is right, and the key moves to the
 * first place.
 */
export type Repair = { kind: 'edit'; edits: readonly TextEdit[] } | { kind: 'go'; to: AlarmPlace }

export interface Alarm {
  rule: RuleId
  level: AlarmLevel
  /** The place in doubt first, then the places that contradict it. */
  places: readonly AlarmPlace[]
  /** The facts of the alarm's sentence by name: words of the report, numbers, days. */
  facts: Readonly<Record<string, string>>
  /** Which sentence of the rule is used, if it has several. */
  variant?: string | undefined
  repair: Repair
}
