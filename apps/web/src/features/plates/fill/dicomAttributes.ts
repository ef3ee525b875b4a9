/** What reports ask for most, by the keywords of DICOM PS3.6; any other keyword can be written by hand. */
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
