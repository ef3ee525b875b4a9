import { listNames } from '@pandok/domain'
import { allInView, type Viewer } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import type { ImageRemark } from '#shared/images/ImageHost.ts'
import { seriesDescription } from '../names/seriesDescription.ts'
import { sidesIn } from './sidesIn.ts'

/** Remarks of the images before a report about them is copied. */
export function imageRemarks(viewer: Viewer, report: string, text: Text): ImageRemark[] {
  if (report.trim() === '') return []
  return [...notOpened(viewer, text), ...wrongSide(viewer, report, text)]
}

function notOpened(viewer: Viewer, text: Text): ImageRemark[] {
  const { session, studies } = viewer
  const shown = new Set(allInView(viewer).map(({ studyKey }) => studyKey))
  const names = studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .filter(({ key }) => shown.has(key))
    .flatMap(({ series }) => series)
    .filter(({ stacks }) => stacks.length > 0 && stacks.every(({ id }) => session.seen.of(id) === 0))
    .map(({ stacks }) => {
      const instance = stacks[0]?.frames[0]?.instance
      const { isIdentityHidden } = session.read()
      return seriesDescription(instance, isIdentityHidden, text) || text('viewer.series.unnamed')
    })
  return names.length === 0
    ? []
    : [{ kind: 'notOpened', words: text('viewer.check.notOpened', { names: listNames(names, text.locale) }) }]
}

/** The warning is given only if every shown image has the same side; a chest film has both. */
function wrongSide(viewer: Viewer, report: string, text: Text): ImageRemark[] {
  const sides = new Set(allInView(viewer).map(({ side }) => side))
  const [side] = sides
  if (sides.size !== 1 || (side !== 'L' && side !== 'R')) return []
  const other = side === 'L' ? 'R' : 'L'
  if (!sidesIn(report).includes(other)) return []
  const name = (one: 'L' | 'R') => text(`viewer.image.laterality.${one}`)
  return [{ kind: 'side', words: text('viewer.check.side', { image: name(side), report: name(other) }) }]
}
