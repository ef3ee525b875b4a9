import { fieldsOf, isListed } from '@pandok/domain'
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
    const { pandokLayouts, layouts } = fieldsOf(JSON.parse(file))
    if (pandokLayouts !== 1 || !Array.isArray(layouts)) return undefined
    const read = layouts.slice(0, LAYOUTS_MAX).flatMap(readLayout)
    for (const layout of read) saveLayout(layout)
    return read.length
  } catch {
    return undefined
  }
}

/** More layouts than there are kinds of studies. */
const LAYOUTS_MAX = 500

/** Keeps only what this version can show. */
function readLayout(kept: unknown): SavedLayout[] {
  const { modality, bodyPart, rows, columns, isSynced, voi, cells } = fieldsOf(kept)
  if (typeof modality !== 'string' || modality === '' || typeof isSynced !== 'boolean') return []
  if (!isCount(rows, ROWS_MAX) || !isCount(columns, COLUMNS_MAX)) return []
  const examples = Array.isArray(cells) ? cells.slice(0, rows * columns).map(readCell) : undefined
  return [
    {
      modality,
      rows,
      columns,
      isSynced,
      voi: readVoi(voi),
      ...(typeof bodyPart === 'string' && bodyPart !== '' && { bodyPart }),
      ...(examples && { cells: examples }),
    },
  ]
}

const PLANES = ['axial', 'coronal', 'sagittal', ''] as const

function readCell(kept: unknown): SavedCell | null {
  const { isPrior, description, plane, view } = fieldsOf(kept)
  if (typeof description !== 'string' || typeof view !== 'string' || !isListed(PLANES, plane)) return null
  return { isPrior: isPrior === true, description, plane, view }
}

const isCount = (value: unknown, most: number): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 1 && value <= most

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const FUNCTIONS = ['LINEAR', 'LINEAR_EXACT', 'SIGMOID'] as const

function readVoi(kept: unknown): VoiSetting {
  const auto = { kind: 'auto' } as const
  const { kind, center, width, function: by, index } = fieldsOf(kept)
  if (kind === 'option' && isNumber(index) && Number.isInteger(index)) return { kind, index }
  const isWindow = kind === 'window' && isListed(FUNCTIONS, by)
  if (!isWindow || !isNumber(center) || !isNumber(width) || width <= 0) return auto
  return { kind, center, width, function: by }
}
