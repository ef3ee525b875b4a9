import type { Text } from '#app/text.ts'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'
import { sidesIn } from './sidesIn.ts'

/** What the images have to say before a report about them is copied. */
export function imageRemarks(desk: ViewerDesk, report: string, text: Text): string[] {
  if (report.trim() === '') return []
  return [...notOpened(desk, text), ...wrongSide(desk, report, text)]
}

function notOpened({ session, stackOf, studies }: ViewerDesk, text: Text): string[] {
  const shown = new Set(
    session
      .read()
      .viewports.flatMap(({ stack }) => (stack === undefined ? [] : (stackOf(stack)?.studyKey ?? []))),
  )
  const names = studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .filter(({ key }) => shown.has(key))
    .flatMap(({ series }) => series)
    .filter(({ stacks }) => stacks.length > 0 && stacks.every(({ id }) => session.seen.of(id) === 0))
    .map(({ facts }) => facts.description || text('viewer.series.unnamed'))
  return names.length === 0 ? [] : [text('viewer.check.notOpened', { names: names.join(', ') })]
}

/** Only where every image that is shown says the same side: a chest film has both. */
function wrongSide({ session, locate }: ViewerDesk, report: string, text: Text): string[] {
  const sides = new Set(
    session.read().viewports.flatMap(({ frame }) => {
      const located = frame === undefined ? undefined : locate(frame)
      return located ? [located.frame.frame.laterality ?? located.frame.instance.record.laterality] : []
    }),
  )
  const [side] = sides
  if (sides.size !== 1 || (side !== 'L' && side !== 'R')) return []
  const other = side === 'L' ? 'R' : 'L'
  if (!sidesIn(report).includes(other)) return []
  const name = (one: 'L' | 'R') => text(`viewer.image.laterality.${one}`)
  return [text('viewer.check.side', { image: name(side), report: name(other) })]
}
