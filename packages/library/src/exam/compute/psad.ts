import type { CellValue } from '@pandok/domain'
import { blankName } from '../blankName.ts'
import type { ExamFile } from '../ExamFile.ts'

/**
 * Computes the prostate volume as an ellipsoid (factor 0.52, PI-RADS v2.1) and the PSA density from the
 * blanks of a region.
 */
export function psad({ blanks = [] }: ExamFile['regions'][number]): readonly CellValue[] {
  const size = blankName(blanks.find(({ kind }) => kind === 'size3')?.id ?? 'dims')
  const psa = blankName(blanks.find(({ kind }) => kind === 'number')?.id ?? 'psa')
  return [
    { id: 'vol', kind: 'number', formula: `0.52 * ${size}[0] * ${size}[1] * ${size}[2]`, decimals: 1 },
    { id: 'psad', kind: 'number', formula: `${psa} / vol`, decimals: 2 },
  ]
}
