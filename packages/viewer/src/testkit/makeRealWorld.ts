import { writeDicom } from '../dicom/write/writeDicom.ts'

let made = 0

/** A Real World Value Mapping of the study of `makeDicom`: a slope and a unit of UCUM for each list of images. */
export function makeRealWorld(
  maps: readonly { images: readonly string[]; slope: number; intercept?: number; unit: string }[],
): Uint8Array<ArrayBuffer> {
  made++
  return writeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.67',
    SOPInstanceUID: `2.25.1000.67.${made}`,
    StudyInstanceUID: '2.25.1000',
    SeriesInstanceUID: '2.25.1000.67',
    Modality: 'RWV',
    PatientName: 'DOE^JANE',
    PatientID: 'P1',
    PatientBirthDate: '19700315',
    PatientSex: 'F',
    InstanceNumber: made,
    ReferencedImageRealWorldValueMappingSequence: maps.map(({ images, slope, intercept = 0, unit }) => ({
      ReferencedImageSequence: images.map((ReferencedSOPInstanceUID) => ({ ReferencedSOPInstanceUID })),
      RealWorldValueMappingSequence: [
        {
          RealWorldValueSlope: slope,
          RealWorldValueIntercept: intercept,
          MeasurementUnitsCodeSequence: [
            { CodeValue: unit, CodingSchemeDesignator: 'UCUM', CodeMeaning: unit },
          ],
        },
      ],
    })),
  })
}
