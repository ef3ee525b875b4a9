import type { CellValue } from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from '../ExamFile.ts'
import { acrTirads } from './acrTirads.ts'
import type { Computation, Compute } from './Computation.ts'
import { kTirads } from './kTirads.ts'
import { orads } from './orads.ts'
import { pirads } from './pirads.ts'
import { psad } from './psad.ts'

const OF_FINDINGS: Readonly<Record<string, Compute>> = {
  'k-tirads': kTirads,
  'acr-tirads': acrTirads,
  orads,
  pirads,
}

const OF_REGIONS: Readonly<Record<string, (region: ExamFile['regions'][number]) => readonly CellValue[]>> = {
  psad,
}

/** Returns the computation of a finding, or undefined if it names none. */
export function computationOf(finding: ExamFileFinding, file: ExamFile): Computation {
  const { compute } = finding
  if (compute === undefined) return { values: [] }
  const known = OF_FINDINGS[compute]
  if (!known) throw new Error(`The finding ${finding.id} computes ${compute}, which nobody knows.`)
  return known(finding, file)
}

/** Returns the values that the exam computes from the blanks of its regions. */
export const regionValues = ({ regions }: ExamFile): readonly CellValue[] =>
  regions.flatMap((region) => {
    if (region.compute === undefined) return []
    const known = OF_REGIONS[region.compute]
    if (!known) throw new Error(`The region ${region.id} computes ${region.compute}, which nobody knows.`)
    return known(region)
  })
