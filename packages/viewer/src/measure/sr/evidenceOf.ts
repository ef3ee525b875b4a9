import type { DicomDataset } from '../../dicom/index.ts'
import type { SrImage } from './SrImage.ts'

/** All images that the report refers to, by study and series, each once (PS3.3 C.17.2.3). */
export function evidenceOf(images: readonly SrImage[]): DicomDataset[] {
  return groups(images, ({ study }) => study).map(([study, ofStudy]) => ({
    StudyInstanceUID: study,
    ReferencedSeriesSequence: groups(ofStudy, ({ series }) => series).map(([series, ofSeries]) => ({
      SeriesInstanceUID: series,
      ReferencedSOPSequence: groups(ofSeries, ({ sopInstance }) => sopInstance).map(
        ([sopInstance, [one]]) => ({
          ReferencedSOPClassUID: one?.sopClass,
          ReferencedSOPInstanceUID: sopInstance,
        }),
      ),
    })),
  }))
}

function groups(images: readonly SrImage[], key: (image: SrImage) => string): [string, SrImage[]][] {
  const found = new Map<string, SrImage[]>()
  for (const image of images) {
    const group = found.get(key(image))
    if (group) group.push(image)
    else found.set(key(image), [image])
  }
  return [...found]
}
