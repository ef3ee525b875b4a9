import type { DicomWeb } from '../createDicomWeb.ts'
import type { DicomWebFault } from '../DicomWebError.ts'

/** What is asked once and answered once. The signal does not travel: `stop` does. */
export type Question = Exclude<keyof DicomWeb, 'retrieveSeries'>

export type SourceRequest =
  | { kind: 'open'; baseUrl: string; token?: string }
  | { kind: 'ask'; id: number; question: Question; parameters: readonly unknown[] }
  /** Begins a series at the first time, and asks for its next file. */
  | { kind: 'next'; id: number; study: string; series: string }
  | { kind: 'stop'; id: number }

export type SourceAnswer =
  | { kind: 'value'; id: number; value: unknown }
  /** The series has come to its end. */
  | { kind: 'end'; id: number }
  | { kind: 'fault'; id: number; code: DicomWebFault; status?: number }
