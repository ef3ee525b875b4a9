/** Why a server did not give what was asked. Sentences are in `i18n` under `viewer.source.fault.<code>`. */
export const DICOM_WEB_FAULTS = [
  /** Not an address of the web. */
  'addressInvalid',
  /** No answer: wrong address, server off, no network. */
  'unreachable',
  /** The server answers, but does not let this site read the answer. */
  'cors',
  /** A page that came by https may not ask a server by http. */
  'mixedContent',
  'unauthorised',
  'forbidden',
  'notFound',
  /** Something answers that does not speak DICOMweb. */
  'notDicomWeb',
  /** It cannot give the images in the form asked for. */
  'notAcceptable',
  /** The server failed by itself. */
  'server',
  'tooLarge',
  /** It does not take in what was sent. */
  'refused',
  /** The answer broke off or is not what it claims to be. */
  'broken',
  'aborted',
] as const

export type DicomWebFault = (typeof DICOM_WEB_FAULTS)[number]

/** Never holds an address, a token or anything about a patient. */
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
