import type { CellValue } from '@pandok/domain'

export type ChangeValue = (update: (value: CellValue) => CellValue, field: string) => void
