/** In the stored transfer syntax, so that the server needn't be able to decode. */
export const ACCEPT_DICOM = 'multipart/related; type="application/dicom"; transfer-syntax=*'
export const ACCEPT_FRAME = 'multipart/related; type="application/octet-stream"; transfer-syntax=*'
export const ACCEPT_JSON = 'application/dicom+json'

export const MiB = 1024 * 1024
export const JSON_MAX = 256 * MiB
