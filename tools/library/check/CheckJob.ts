/** One thing to check, small enough that several of them keep two processors busy. */
export type CheckJob =
  | { kind: 'module' | 'plate' | 'lesions'; id: string }
  | { kind: 'cases' | 'reports'; path: string }

export interface JobOutcome {
  problems: string[]
  /** How many of its kind were looked at: saved tests, cases, reports, properties. */
  count: number
}
