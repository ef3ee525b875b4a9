import type { LayoutScope } from './savedLayouts.ts'

/** «CT», «CT CHEST»: the DICOM terms, which readers of every language know. */
export const scopeName = ({ modality, bodyPart }: LayoutScope): string =>
  bodyPart === undefined || bodyPart === '' ? modality : `${modality} ${bodyPart}`
