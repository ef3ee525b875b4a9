import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { writeDicom } from '../dicom/write/writeDicom.ts'

let made = 0

/** A presentation state about one image of `makeDicom`, changed by what is given. */
export function makePresentation(sopInstance: string, elements: DicomDataset = {}): Uint8Array<ArrayBuffer> {
  made++
  return writeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.11.1',
    SOPInstanceUID: `2.25.1000.11.${made}`,
    StudyInstanceUID: '2.25.1000',
    SeriesInstanceUID: '2.25.1000.11',
    Modality: 'PR',
    InstanceNumber: made,
    PatientName: 'DOE^JANE',
    PatientID: 'P1',
    PatientBirthDate: '19700315',
    PatientSex: 'F',
    ContentLabel: 'WINDOWED',
    ContentDescription: 'as read',
    PresentationLUTShape: 'IDENTITY',
    ReferencedSeriesSequence: [
      { SeriesInstanceUID: '2.25.1000.1', ReferencedImageSequence: [referenceTo(sopInstance)] },
    ],
    ...elements,
  })
}

export const referenceTo = (sopInstance: string, frame?: number): DicomDataset => ({
  ReferencedSOPClassUID: '1.2.840.10008.5.1.4.1.1.2',
  ReferencedSOPInstanceUID: sopInstance,
  ReferencedFrameNumber: frame,
})

/** A Key Object Selection Document about images of `makeDicom`. */
export function makeKeyObjects(sopInstances: readonly string[], note = ''): Uint8Array<ArrayBuffer> {
  made++
  return writeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.59',
    SOPInstanceUID: `2.25.1000.12.${made}`,
    StudyInstanceUID: '2.25.1000',
    SeriesInstanceUID: '2.25.1000.12',
    Modality: 'KO',
    InstanceNumber: made,
    PatientName: 'DOE^JANE',
    PatientID: 'P1',
    PatientBirthDate: '19700315',
    PatientSex: 'F',
    ValueType: 'CONTAINER',
    ConceptNameCodeSequence: [
      { CodeValue: '113000', CodingSchemeDesignator: 'DCM', CodeMeaning: 'Of Interest' },
    ],
    ContentSequence: [
      ...(note === ''
        ? []
        : [
            {
              RelationshipType: 'CONTAINS',
              ValueType: 'TEXT',
              TextValue: note,
              ConceptNameCodeSequence: [{ CodeValue: '113012', CodingSchemeDesignator: 'DCM' }],
            },
          ]),
      ...sopInstances.map((one) => ({
        RelationshipType: 'CONTAINS',
        ValueType: 'IMAGE',
        ReferencedSOPSequence: [referenceTo(one)],
      })),
    ],
  })
}
