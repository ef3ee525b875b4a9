import { formatNumber, type SnapshotOf } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import { seriesWords } from '../measured/imageWords.ts'

/**
 * Describes a snapshot: «3. AXIAL · Coronal · Maximum (MIP) · 10 mm thick», «Slide · 20×». File names are
 * left out, because they may contain the patient's name.
 */
export function snapshotWords(of: SnapshotOf, isIdentityHidden: boolean, text: Text): string {
  if (of.kind === 'slide') {
    const { times } = of
    const written = times === undefined ? undefined : formatNumber(times, times < 10 ? 1 : 0, text.locale)
    const magnification =
      written === undefined ? [] : [text('viewer.slide.magnification.value', { times: written })]
    return [text('viewer.slide'), ...magnification].join(' · ')
  }
  const { slab } = of.place
  const thick = slab
    ? [
        text(`viewer.planes.mode.${slab.mode}`),
        text('viewer.planes.slab', { value: formatNumber(slab.thickness, 1, text.locale) }),
      ]
    : []
  return [seriesWords(of.frame, isIdentityHidden, text), text(`viewer.planes.${of.name}`), ...thick].join(
    ' · ',
  )
}
