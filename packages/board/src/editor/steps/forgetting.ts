import type { Cell, Exam, Finding, PlateContent } from '@pandok/domain'

type Ids = ReadonlySet<string>

/** Removes every mention of cells that are gone. */
export function withoutCells(plate: PlateContent, gone: Ids): PlateContent {
  return {
    ...plate,
    cells: plate.cells.map((cell) => ({
      ...cell,
      outputs: cell.outputs.map((output) =>
        output.kind === 'phrase' ? withList(output, 'unless', gone) : output,
      ),
      ...(cell.finding && { finding: withList(cell.finding, 'conflicts', gone) }),
    })),
    ...(plate.exam && {
      exam: {
        ...plate.exam,
        regions: plate.exam.regions.map((region) =>
          withList(withList(region, 'onlyWith', gone), 'notWith', gone),
        ),
        // A formula may still ask: what nobody can say any more is said by none.
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

/** What an exam had and has no more is named by no cell; a cell whose region is gone has found nothing of this exam. */
export function withoutExamParts(cell: Cell, before: Exam | undefined, after: Exam | undefined): Cell {
  const regions = lost(before?.regions, after?.regions)
  const blanks = lost(before?.blanks, after?.blanks)
  if (regions.size === 0 && blanks.size === 0) return cell
  const { finding, normal, ...rest } = withList(cell, 'asks', blanks)
  const found = finding && withoutRegions(finding, regions)
  const written = normal === 'all' && after ? normal : stays(normal === 'all' ? [] : normal, regions)
  return {
    ...rest,
    outputs: rest.outputs.map((output) =>
      output.kind === 'phrase' ? withList(output, 'normal', regions) : output,
    ),
    ...(rest.blanks && { blanks: rest.blanks.map((blank) => withoutReplaced(blank, regions)) }),
    ...(written && { normal: written }),
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

/** A list that would be empty goes: «only with none of them» would be never. */
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
