/** Common attributes by their keywords of DICOM PS3.6; any other keyword can be typed. */
export const DICOM_ATTRIBUTES = [
  'PatientSex',
  'PatientAge',
  'StudyDate',
  'StudyDescription',
  'Modality',
  'BodyPartExamined',
  'Laterality',
  'SeriesDescription',
  'ProtocolName',
  'ContrastBolusAgent',
  'SliceThickness',
  'MagneticFieldStrength',
  'ReferringPhysicianName',
  'AccessionNumber',
] as const
