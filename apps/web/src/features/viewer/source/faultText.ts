import type { DicomWebFault } from '@pandok/viewer'
import type { Text } from '#app/text.ts'

/** What went wrong and what to do about it. */
export const faultText = (text: Text, fault: DicomWebFault): string =>
  text(`viewer.source.fault.${fault}`, { origin: window.location.origin })
