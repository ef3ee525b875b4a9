import type { Cell, Exam, Exclusion, Finding, PlateContent } from '@pandok/domain'

type Ids = ReadonlySet<string>

/** Removes every reference to deleted cells. */
export function withoutCells(plate: PlateContent, gone: Ids): PlateContent {
  return {
    ...plate,
    cells: plate.cells.map((cell) => ({
      ...cell,
      outputs: cell.outputs.map((output) => withList(output, 'unless', gone)),
      ...(cell.finding && { finding: withList(cell.finding, 'conflicts', gone) }),
      ...(cell.excludes && { excludes: withoutExcluded(cell.excludes, gone) }),
    })),
    ...(plate.exam && {
      exam: {
        ...plate.exam,
        regions: plate.exam.regions.map((region) =>
          withList(withList(region, 'onlyWith', gone), 'notWith', gone),
        ),
        ...(plate.exam.assessment && { assessment: withList(plate.exam.assessment, 'overall', gone) }),
        // Formulas may still refer to the gathered value, so it stays without a source.
        ...(plate.exam.gathers && {
          gathers: plate.exam.gathers.map((gather) => ({
            ...gather,
            cells: gather.cells.filter((id) => !gone.has(id)),
          })),
        }),
      },
    }),
  }
}

function withoutExcluded(excludes: Exclusion, gone: Ids): Exclusion {
  const { places, ...rest } = withList(withList(excludes, 'cells', gone), 'unless', gone)
  const left = places?.flatMap((place) => {
    const cells = stays(place.cells, gone)
    return cells ? [{ ...place, cells }] : []
  })
  return { ...rest, ...(left && left.length > 0 && { places: left }) }
}

/**
 * Removes references to deleted parts of the exam. A cell whose region was deleted no longer has a finding.
 */
export function withoutExamParts(cell: Cell, before: Exam | undefined, after: Exam | undefined): Cell {
  const regions = lost(before?.regions, after?.regions)
  const blanks = lost(before?.blanks, after?.blanks)
  if (regions.size === 0 && blanks.size === 0) return cell
  const { finding, normal, answers, ...rest } = withList(cell, 'asks', blanks)
  const found = finding && withoutRegions(finding, regions)
  const given = Object.entries(answers ?? {}).filter(([id]) => !blanks.has(id))
  const written = normal === 'all' && after ? normal : stays(normal === 'all' ? [] : normal, regions)
  return {
    ...rest,
    outputs: rest.outputs.map((output) =>
      output.kind === 'phrase' ? withList(output, 'normal', regions) : output,
    ),
    ...(rest.blanks && { blanks: rest.blanks.map((blank) => withoutReplaced(blank, regions)) }),
    ...(written && { normal: written }),
    ...(given.length > 0 && { answers: Object.fromEntries(given) }),
    ...(found && { finding: found }),
  }
}

const withoutReplaced = (blank: NonNullable<Cell['blanks']>[number], regions: Ids) =>
  blank.options
    ? { ...blank, options: blank.options.map((option) => withList(option, 'replaces', regions)) }
    : blank

function withoutRegions(finding: Finding, gone: Ids): Finding | undefined {
  if (gone.has(finding.region)) return undefined
  const { regionBy, replaces, ...rest } = finding
  const replaced = replaces?.flatMap((one) => {
    const regions = stays(one.regions, gone)
    return regions ? [{ ...one, regions }] : []
  })
  const chosen = Object.entries(regionBy?.regions ?? {}).filter(([, region]) => !gone.has(region))
  return {
    ...rest,
    ...(replaced && replaced.length > 0 && { replaces: replaced }),
    ...(regionBy && chosen.length > 0 && { regionBy: { ...regionBy, regions: Object.fromEntries(chosen) } }),
  }
}

const lost = (
  before: readonly { id: string }[] | undefined,
  after: readonly { id: string }[] | undefined,
): Ids => {
  const left = new Set(after?.map(({ id }) => id))
  return new Set(before?.flatMap(({ id }) => (left.has(id) ? [] : [id])))
}

/** An empty list is removed, because «only with one of none» would never hold. */
const stays = (ids: readonly string[] | undefined, gone: Ids): readonly string[] | undefined => {
  const left = ids?.filter((id) => !gone.has(id))
  return left && left.length > 0 ? left : undefined
}

function withList<Name extends string, T extends { [N in Name]?: readonly string[] | undefined }>(
  item: T,
  name: Name,
  gone: Ids,
): T {
  const { [name]: ids, ...rest } = item
  if (!ids?.some((id) => gone.has(id))) return item
  const left = stays(ids, gone)
  return { ...rest, ...(left && { [name]: left }) } as T
}
