/** Why a request to a server failed. Sentences are in `i18n` under `viewer.source.fault.<code>`. */
export const DICOM_WEB_FAULTS = [
  /** Not a valid web address. */
  'addressInvalid',
  /** No answer: wrong address, server off, no network. */
  'unreachable',
  /** The server answers, but doesn't allow this site to read the answer. */
  'cors',
  /** A page loaded by https can't call a server by http. */
  'mixedContent',
  'unauthorised',
  'forbidden',
  'notFound',
  /** The address answers, but not with DICOMweb. */
  'notDicomWeb',
  /** The server can't provide the images in an accepted format. */
  'notAcceptable',
  /** The server failed internally. */
  'server',
  'tooLarge',
  /** The server refuses to store what was sent. */
  'refused',
  /** The answer was truncated or isn't what it claims to be. */
  'broken',
  'aborted',
] as const

export type DicomWebFault = (typeof DICOM_WEB_FAULTS)[number]

/** After these faults, further requests to the same server would fail in the same way. */
export const HOPELESS_FAULTS: ReadonlySet<DicomWebFault> = new Set([
  ...(['addressInvalid', 'unreachable', 'cors', 'mixedContent'] as const),
  ...(['unauthorised', 'forbidden', 'notDicomWeb', 'aborted'] as const),
])

export const dicomWebFault = (error: unknown): DicomWebFault =>
  error instanceof DicomWebError ? error.code : 'broken'

/** It never contains an address, a token or patient data. */
export class DicomWebError extends Error {
  readonly code: DicomWebFault
  readonly status: number | undefined

  constructor(code: DicomWebFault, status?: number, options?: ErrorOptions) {
    super(status === undefined ? code : `${code} (${status})`, options)
    this.name = 'DicomWebError'
    this.code = code
    this.status = status
  }
}
