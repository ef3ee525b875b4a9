import type { DicomWeb } from '../createDicomWeb.ts'
import type { DicomWebFault } from '../DicomWebError.ts'

/** Methods with one call and one answer. The abort signal can't be transferred, so `stop` is sent instead. */
export type MethodName = Exclude<keyof DicomWeb, 'retrieveSeries'>

export type SourceRequest =
  | { kind: 'open'; baseUrl: string; token?: string }
  | { kind: 'ask'; id: number; method: MethodName; parameters: readonly unknown[] }
  /** Starts a series at the first call, and requests its next file. */
  | { kind: 'next'; id: number; study: string; series: string }
  | { kind: 'stop'; id: number }

export type SourceAnswer =
  | { kind: 'value'; id: number; value: unknown }
  /** The series has ended. */
  | { kind: 'end'; id: number }
  | { kind: 'fault'; id: number; code: DicomWebFault; status?: number }
