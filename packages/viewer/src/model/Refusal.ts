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
  /** Its decoding was ended: it took longer than any sound file of its size. */
  'tooSlow',
  'archiveBroken',
  'archiveEncrypted',
  /** It would unfold to more than images do. */
  'archiveOversized',
  'unreadable',
  'missing',
  /** A file that it can't be read without is not beside it; `detail` names the file. */
  'incomplete',
  'duplicate',
  /** A server was asked for it and did not send it. */
  'notReceived',
] as const

export type RefusalReason = (typeof REFUSALS)[number]

/** `detail`: a technical word for the support, never anything about the patient. */
export interface Refusal {
  reason: RefusalReason
  detail?: string
}
