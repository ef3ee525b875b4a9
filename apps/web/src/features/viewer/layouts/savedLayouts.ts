import { COLUMNS_MAX, ROWS_MAX, type SavedLayout, type VoiSetting } from '@pandok/viewer'
import { keptStorage } from '#app/keptStorage.ts'

const NAME = 'pandok.viewer.layouts'

/** As the reader likes to see studies, one for each modality; this browser remembers. */
export function savedLayouts(): readonly SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(keptStorage().getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readLayout) : []
  } catch {
    return []
  }
}

export const savedLayoutFor = (modality: string): SavedLayout | undefined =>
  savedLayouts().find((one) => one.modality === modality)

/** In the place of what was kept for its modality. */
export const keepLayout = (layout: SavedLayout): void => keep([...without(layout.modality), layout])

export const forgetLayout = (modality: string): void => keep(without(modality))

const without = (modality: string) => savedLayouts().filter((one) => one.modality !== modality)

const keep = (layouts: readonly SavedLayout[]) => keptStorage().setItem(NAME, JSON.stringify(layouts))

/** Only what this program can show, whatever was kept. */
function readLayout(kept: unknown): SavedLayout[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { modality, rows, columns, isSynced, voi } = kept as Record<string, unknown>
  if (typeof modality !== 'string' || modality === '' || typeof isSynced !== 'boolean') return []
  if (!isCount(rows, ROWS_MAX) || !isCount(columns, COLUMNS_MAX)) return []
  return [{ modality, rows, columns, isSynced, voi: readVoi(voi) }]
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
