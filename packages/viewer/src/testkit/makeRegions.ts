import { referenceTo } from './makePresentation.ts'
import { item, measurementReport } from './measurementReport.ts'

/**
 * A measurement report of another program about images of `makeDicom`: one lesion with an outline on each image, as a
 * volume has it (PS3.16 TID 1411).
 */
export function makeRegions(
  regions: readonly (readonly [sopInstance: string, outline: readonly number[]])[],
) {
  const outlines = regions.map(([sopInstance, outline]) =>
    item('SCOORD', '111030', {
      GraphicType: 'POLYLINE',
      GraphicData: outline,
      ContentSequence: [item('IMAGE', undefined, { ReferencedSOPSequence: [referenceTo(sopInstance)] })],
    }),
  )
  return measurementReport([
    [
      item('TEXT', '112039', { TextValue: 'Lesion' }),
      item('UIDREF', '112040', { UID: '2.25.9' }),
      ...outlines,
    ],
  ])
}
