import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { referenceTo } from './makePresentation.ts'
import { item, measurementReport, number } from './measurementReport.ts'

export interface ReportedLength {
  label: string
  uid: string
  millimetres: number
  /** The image on which it was measured, and the ends of the line there. */
  on?: { sopInstance: string; points: readonly [number, number, number, number] }
}

const LENGTH = '410668003'

/** A measurement report with a length for each lesion. */
export const makeLengths = (lengths: readonly ReportedLength[], elements: DicomDataset = {}) =>
  measurementReport(
    lengths.map(({ label, uid, millimetres, on }) => [
      item('TEXT', '112039', { TextValue: label }),
      item('UIDREF', '112040', { UID: uid }),
      {
        ...number(LENGTH, millimetres, 'mm'),
        ...(on && {
          ContentSequence: [
            item('SCOORD', undefined, {
              GraphicType: 'POLYLINE',
              GraphicData: [...on.points],
              ContentSequence: [
                item('IMAGE', undefined, { ReferencedSOPSequence: [referenceTo(on.sopInstance)] }),
              ],
            }),
          ],
        }),
      },
    ]),
    elements,
  )
