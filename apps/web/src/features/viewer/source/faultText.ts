import { DICOM_WEB_FAULTS, type DicomWebFault, type Refusal } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

/** The problem and how to solve it. */
export const faultText = (text: Text, fault: DicomWebFault): string =>
  text(`viewer.source.fault.${fault}`, { origin: window.location.origin })

/** Why something from a server isn't shown, with the server's fault if it is known. */
export function refusalText(text: Text, { reason, detail }: Refusal): string {
  const fault = DICOM_WEB_FAULTS.find((code) => code === detail)
  return reason === 'notReceived' && fault ? faultText(text, fault) : text(`viewer.refusal.${reason}`)
}
