import { writeDicom } from '../dicom/write/writeDicom.ts'

let made = 0

/** A Spatial Registration of the patient of `makeDicom`: matrices by the frames of reference that they start from. */
export function makeRegistration(
  frameOfReference: string,
  transforms: readonly { from: string; matrices: readonly (readonly number[])[] }[],
): Uint8Array<ArrayBuffer> {
  made++
  return writeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.66.1',
    SOPInstanceUID: `2.25.1000.66.${made}`,
    StudyInstanceUID: '2.25.1000',
    SeriesInstanceUID: '2.25.1000.66',
    Modality: 'REG',
    PatientName: 'DOE^JANE',
    PatientID: 'P1',
    PatientBirthDate: '19700315',
    PatientSex: 'F',
    InstanceNumber: made,
    FrameOfReferenceUID: frameOfReference,
    RegistrationSequence: transforms.map(({ from, matrices }) => ({
      FrameOfReferenceUID: from,
      MatrixRegistrationSequence: [
        {
          MatrixSequence: matrices.map((matrix) => ({
            FrameOfReferenceTransformationMatrixType: 'RIGID',
            // A decimal string has 16 characters.
            FrameOfReferenceTransformationMatrix: matrix.map((value) => Number(value.toFixed(10))),
          })),
        },
      ],
    })),
  })
}
