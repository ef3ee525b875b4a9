import { COLUMNS_MAX, ROWS_MAX, type SavedCell, type SavedLayout, type VoiSetting } from '@pandok/viewer'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const NAME = 'pandok.viewer.layouts'

/** As the reader likes to see studies, one for each kind and part of the body; this browser remembers. */
export function savedLayouts(): readonly SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(keptStorage().getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readLayout) : []
  } catch {
    return []
  }
}

export const savedLayoutFor = ({ modality, bodyPart }: LayoutScope): SavedLayout | undefined =>
  savedLayouts().find((one) => one.modality === modality && one.bodyPart === bodyPart)

/** In the place of what was kept for its kind and its part of the body. */
export const keepLayout = (layout: SavedLayout): void => keep([...without(layout), layout])

export const forgetLayout = (layout: LayoutScope): void => keep(without(layout))

/** What a layout is for. */
export type LayoutScope = Pick<SavedLayout, 'modality' | 'bodyPart'>

const without = ({ modality, bodyPart }: LayoutScope) =>
  savedLayouts().filter((one) => one.modality !== modality || one.bodyPart !== bodyPart)

const keep = (layouts: readonly SavedLayout[]) => keptStorage().setItem(NAME, JSON.stringify(layouts))

/** All of them as a file, for another computer or a colleague. */
export const layoutsFile = (): string =>
  JSON.stringify({ pandokLayouts: 1, layouts: savedLayouts() }, null, 2)

/** Adds those of a file, each in the place of one's own for the same kind; answers how many, undefined: no such file. */
export function importLayouts(file: string): number | undefined {
  try {
    const { pandokLayouts, layouts } = JSON.parse(file) as Record<string, unknown>
    if (pandokLayouts !== 1 || !Array.isArray(layouts)) return undefined
    const read = layouts.slice(0, LAYOUTS_MAX).flatMap(readLayout)
    for (const layout of read) keepLayout(layout)
    return read.length
  } catch {
    return undefined
  }
}

/** More than there are kinds of studies. */
const LAYOUTS_MAX = 500

/** Only what this program can show, whatever was kept. */
function readLayout(kept: unknown): SavedLayout[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { modality, bodyPart, rows, columns, isSynced, voi, cells } = kept as Record<string, unknown>
  if (typeof modality !== 'string' || modality === '' || typeof isSynced !== 'boolean') return []
  if (!isCount(rows, ROWS_MAX) || !isCount(columns, COLUMNS_MAX)) return []
  const examples = Array.isArray(cells) ? cells.slice(0, rows * columns).map(readCell) : undefined
  return [
    {
      ...{ modality, rows, columns, isSynced, voi: readVoi(voi) },
      ...(typeof bodyPart === 'string' && bodyPart !== '' && { bodyPart }),
      ...(examples && { cells: examples }),
    },
  ]
}

const PLANES: readonly unknown[] = ['axial', 'coronal', 'sagittal', '']

function readCell(kept: unknown): SavedCell | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { isPrior, description, plane, view } = kept as Record<string, unknown>
  if (typeof description !== 'string' || typeof view !== 'string' || !PLANES.includes(plane)) return null
  return { isPrior: isPrior === true, description, plane: plane as SavedCell['plane'], view }
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most

const FUNCTIONS: readonly unknown[] = ['LINEAR', 'LINEAR_EXACT', 'SIGMOID']

function readVoi(kept: unknown): VoiSetting {
  const auto = { kind: 'auto' } as const
  if (typeof kept !== 'object' || kept === null) return auto
  const { kind, center, width, function: by, index } = kept as Record<string, unknown>
  if (kind === 'option' && Number.isInteger(index)) return { kind, index: index as number }
  const isWindow = Number.isFinite(center) && Number.isFinite(width) && (width as number) > 0
  if (kind !== 'window' || !isWindow || !FUNCTIONS.includes(by)) return auto
  return { kind, center: center as number, width: width as number, function: by as 'LINEAR' }
}
