import { tagOf } from '../../dicom/index.ts'
import type { DicomJson } from '../../dicomweb/index.ts'
import type { Attributes } from './Attributes.ts'

const keyOf = (keyword: string): string => tagOf(keyword).toString(16).padStart(8, '0').toUpperCase()

/** The DICOM JSON model (PS3.18 F) of a DICOMweb server. */
export const jsonAttributes = (json: DicomJson): Attributes => {
  const values = (keyword: string): readonly unknown[] => json[keyOf(keyword)]?.Value ?? []
  return {
    strings: (keyword) => values(keyword).map((value) => String(value ?? '').trim()),
    numbers: (keyword) => values(keyword).map((value) => (value === null ? Number.NaN : Number(value))),
    items: (keyword) =>
      values(keyword)
        .filter((value): value is DicomJson => typeof value === 'object' && value !== null)
        .map(jsonAttributes),
    bytes: (keyword) => {
      const text = json[keyOf(keyword)]?.InlineBinary
      return text === undefined ? undefined : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    },
  }
}
