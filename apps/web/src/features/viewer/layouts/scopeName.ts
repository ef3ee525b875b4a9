import type { LayoutScope } from './savedLayouts.ts'

/** The scope as text, «CT» or «CT CHEST»: the DICOM terms, which readers of every language know. */
export const scopeName = ({ modality, bodyPart }: LayoutScope): string =>
  bodyPart === undefined || bodyPart === '' ? modality : `${modality} ${bodyPart}`
