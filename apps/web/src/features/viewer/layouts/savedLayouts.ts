import { COLUMNS_MAX, ROWS_MAX, type SavedCell, type SavedLayout, type VoiSetting } from '@pandok/viewer'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const NAME = 'pandok.viewer.layouts'

/** The reader's layouts, one per modality and body part; stored in this browser. */
export function savedLayouts(): readonly SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readLayout) : []
  } catch {
    return []
  }
}

export const savedLayoutFor = ({ modality, bodyPart }: LayoutScope): SavedLayout | undefined =>
  savedLayouts().find((one) => one.modality === modality && one.bodyPart === bodyPart)

/** Replaces the layout for the same modality and body part. */
export const saveLayout = (layout: SavedLayout): void => keep([...without(layout), layout])

export const deleteLayout = (layout: LayoutScope): void => keep(without(layout))

export type LayoutScope = Pick<SavedLayout, 'modality' | 'bodyPart'>

const without = ({ modality, bodyPart }: LayoutScope) =>
  savedLayouts().filter((one) => one.modality !== modality || one.bodyPart !== bodyPart)

const keep = (layouts: readonly SavedLayout[]) => browserStorage().setItem(NAME, JSON.stringify(layouts))

/** All layouts as a file, for another computer or a colleague. */
export const layoutsFile = (): string =>
  JSON.stringify({ pandokLayouts: 1, layouts: savedLayouts() }, null, 2)

/**
 * Adds the layouts of a file, replacing those for the same scope; returns their number, or undefined for an
 * invalid file.
 */
export function importLayouts(file: string): number | undefined {
  try {
    const { pandokLayouts, layouts } = JSON.parse(file) as Record<string, unknown>
    if (pandokLayouts !== 1 || !Array.isArray(layouts)) return undefined
    const read = layouts.slice(0, LAYOUTS_MAX).flatMap(readLayout)
    for (const layout of read) saveLayout(layout)
    return read.length
  } catch {
    return undefined
  }
}

/** More than there are kinds of studies. */
const LAYOUTS_MAX = 500

/** Keeps only what this version can show. */
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
