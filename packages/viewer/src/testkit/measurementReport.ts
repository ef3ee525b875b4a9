import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { writeDicom } from '../dicom/write/writeDicom.ts'

const code = (value: string) => ({ CodeValue: value, CodingSchemeDesignator: 'DCM', CodeMeaning: value })

const concept = (value: string) => ({ ConceptNameCodeSequence: [code(value)] })

/** A content item of a report (PS3.3 C.17.3), of this value type and concept. */
export const item = (type: string, of: string | undefined, value: DicomDataset): DicomDataset => ({
  RelationshipType: 'CONTAINS',
  ValueType: type,
  ...(of !== undefined && concept(of)),
  ...value,
})

/** A number with its unit. */
export const number = (of: string, value: number, unit: string): DicomDataset =>
  item('NUM', of, {
    MeasuredValueSequence: [{ NumericValue: `${value}`, MeasurementUnitsCodeSequence: [code(unit)] }],
  })

/**
 * A measurement report of another program (PS3.16 TID 1500) about the study of `makeDicom`, with these groups,
 * changed by what is given.
 */
export const measurementReport = (
  groups: readonly (readonly DicomDataset[])[],
  elements: DicomDataset = {},
): Uint8Array<ArrayBuffer> =>
  writeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.33',
    SOPInstanceUID: '2.25.1000.13.1',
    StudyInstanceUID: '2.25.1000',
    SeriesInstanceUID: '2.25.1000.13',
    Modality: 'SR',
    PatientName: 'DOE^JANE',
    PatientID: 'P1',
    PatientBirthDate: '19700315',
    PatientSex: 'F',
    ValueType: 'CONTAINER',
    ...concept('126000'),
    ContentSequence: [
      item('CONTAINER', '126010', {
        ContentSequence: groups.map((group) => item('CONTAINER', '125007', { ContentSequence: [...group] })),
      }),
    ],
    ...elements,
  })
