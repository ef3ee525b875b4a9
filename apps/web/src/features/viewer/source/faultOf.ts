import { DicomWebError, type DicomWebFault } from '@pandok/viewer'

export const faultOf = (error: unknown): DicomWebFault =>
  error instanceof DicomWebError ? error.code : 'broken'
