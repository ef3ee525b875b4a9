/** Why a file isn't shown. Sentences are in `i18n` under `viewer.refusal.<reason>`. */
export const REFUSALS = [
  'empty',
  'notAnImage',
  'broken',
  'truncated',
  'noPixelData',
  'noIdentity',
  'transferSyntaxUnknown',
  'kindUnsupported',
  'formatUnsupported',
  'tooLarge',
  /** Decoding was terminated, because it took longer than for any valid file of its size. */
  'tooSlow',
  'archiveBroken',
  'archiveEncrypted',
  /** It would expand to more than images do. */
  'archiveOversized',
  /** It has more files than are opened; `detail` is the number of the others. */
  'archiveTooMany',
  'unreadable',
  'missing',
  /** A required file isn't beside it; `detail` names the file. */
  'incomplete',
  'duplicate',
  /** Annotations whose slide isn't open. */
  'noSlide',
  /** A server didn't deliver it. */
  'notReceived',
] as const

export type RefusalReason = (typeof REFUSALS)[number]

/** `detail` is a technical term for support, never patient data. */
export interface Refusal {
  reason: RefusalReason
  detail?: string
}
