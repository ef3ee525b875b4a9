/** A job of the check, which is small enough for several of them to keep two processors busy. */
export type CheckJob = EntryJob | FileJob

export interface EntryJob {
  kind: 'module' | 'plate' | 'lesions'
  id: string
}

export interface FileJob {
  kind: 'cases' | 'reports'
  path: string
}

export const isFileJob = (job: CheckJob): job is FileJob => 'path' in job

export interface JobOutcome {
  problems: string[]
  /** The number of checked items of its kind: saved tests, cases, reports, properties. */
  count: number
}
