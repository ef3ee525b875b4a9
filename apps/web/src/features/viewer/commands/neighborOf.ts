import type { Arrangement } from '@pandok/viewer'

/** The next or previous stack in the order of the list, or the first stack of the next or previous study. */
export function neighborOf(
  { patients }: Arrangement,
  stackId: string | undefined,
  what: 'series' | 'study',
  steps: number,
): string | undefined {
  const studies = patients
    .flatMap((patient) => patient.studies)
    .map(({ series }) => series.flatMap(({ stacks }) => stacks.map(({ id }) => id)))
    .filter((stacks) => stacks.length > 0)
  const list = what === 'series' ? studies.flat() : studies.map(([first]) => first)
  const current =
    what === 'series'
      ? list.indexOf(stackId ?? '')
      : studies.findIndex((stacks) => stacks.includes(stackId ?? ''))
  const next = current < 0 ? 0 : current + steps
  return list[next]
}
