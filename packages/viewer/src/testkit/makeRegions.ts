import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { writeDicom } from '../dicom/write/writeDicom.ts'
import { referenceTo } from './makePresentation.ts'

const concept = (value: string) => ({
  ConceptNameCodeSequence: [{ CodeValue: value, CodingSchemeDesignator: 'DCM', CodeMeaning: value }],
})

const item = (type: string, code: string | undefined, value: DicomDataset): DicomDataset => ({
  ...{ RelationshipType: 'CONTAINS', ValueType: type },
  ...(code !== undefined && concept(code)),
  ...value,
})

/**
 * A measurement report of another program about images of `makeDicom`: one lesion with an outline on each image, as a
 * volume has it (PS3.16 TID 1411).
 */
export function makeRegions(
  regions: readonly (readonly [sopInstance: string, outline: readonly number[]])[],
) {
  const outlines = regions.map(([sopInstance, outline]) =>
    item('SCOORD', '111030', {
      ...{ GraphicType: 'POLYLINE', GraphicData: outline },
      ContentSequence: [item('IMAGE', undefined, { ReferencedSOPSequence: [referenceTo(sopInstance)] })],
    }),
  )
  const group = item('CONTAINER', '125007', {
    ContentSequence: [
      item('TEXT', '112039', { TextValue: 'Lesion' }),
      item('UIDREF', '112040', { UID: '2.25.9' }),
      ...outlines,
    ],
  })
  return writeDicom({
    ...{ SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.33', SOPInstanceUID: '2.25.1000.13.1' },
    ...{ StudyInstanceUID: '2.25.1000', SeriesInstanceUID: '2.25.1000.13', Modality: 'SR' },
    ...{ PatientName: 'DOE^JANE', PatientID: 'P1', PatientBirthDate: '19700315', PatientSex: 'F' },
    ...{ ValueType: 'CONTAINER', ...concept('126000') },
    ContentSequence: [item('CONTAINER', '126010', { ContentSequence: [group] })],
  })
}
