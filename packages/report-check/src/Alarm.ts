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

/** Where an alarm points. `start` and `end` are offsets in the text of the sentence. */
export type AlarmPlace =
  | { of: 'sentence'; sentence: string; start: number; end: number }
  | { of: 'value'; runId: string; filling: string; at: Address }
  | { of: 'run'; runId: string }
  | { of: 'region'; region: string }
  | { of: 'image' }

export interface TextEdit {
  sentence: string
  start: number
  end: number
  text: string
}

/**
 * What the repair key does. With `go`, only a person knows what is right, so the key moves to the first
 * place.
 */
export type Repair = { kind: 'edit'; edits: readonly TextEdit[] } | { kind: 'go'; to: AlarmPlace }

export interface Alarm {
  rule: RuleId
  level: AlarmLevel
  /** The place in doubt comes first, and the places that contradict it follow. */
  places: readonly AlarmPlace[]
  /** The facts that the alarm's sentence is filled with, by name: words of the report, numbers, days. */
  facts: Readonly<Record<string, string>>
  /** Names the sentence that is used if the rule has several. */
  variant?: string | undefined
  repair: Repair
}
