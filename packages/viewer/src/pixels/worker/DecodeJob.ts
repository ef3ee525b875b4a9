import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'
import type { FrameData } from '../../model/ImageContent.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import type { Palette, PixelFormat } from '../../model/PixelFormat.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { EncodedFrame } from '../decodeFrame.ts'

/** What is needed to read one frame of a file that was inspected before. */
export interface FrameSource {
  data: FrameData
  format: PixelFormat
  transferSyntax: string
  isDeflated: boolean
  palette?: Palette
  padding?: PaddingRange
}

export type DecodeJob =
  | { kind: 'inspect'; blob: Blob; decode: 'first' | 'none' }
  | { kind: 'decode'; blob: Blob; source: FrameSource }
  | { kind: 'decodeBytes'; frame: EncodedFrame }

/** `failure` means that the record is valid, but its first frame couldn't be decoded. */
export type InspectOutcome =
  | { ok: true; record: InstanceRecord; frame?: DecodedFrame; failure?: Refusal }
  | { ok: false; refusal: Refusal }

export type DecodeOutcome = { ok: true; frame: DecodedFrame } | { ok: false; refusal: Refusal }

export interface JobOutcomes {
  inspect: InspectOutcome
  decode: DecodeOutcome
  decodeBytes: DecodeOutcome
}

export interface JobMessage {
  id: number
  job: DecodeJob
}

export interface OutcomeMessage {
  id: number
  outcome: InspectOutcome | DecodeOutcome
}

/** Sent before a worker decodes a frame with this many samples, during which it can't receive messages. */
export interface DecodingMessage {
  id: number
  samples: number
}

export type WorkerMessage = OutcomeMessage | DecodingMessage
