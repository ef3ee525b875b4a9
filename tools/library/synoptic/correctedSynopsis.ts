import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { corrected } from '../exams/withCorrections.ts'
import type { InFive } from './SynopticHead.ts'

type SynopticFields = Readonly<Record<string, unknown>> & { id: string; names: InFive }

/** The neutral synopsis with what its file of corrections says, as exams have them; checks are added. */
export function correctedSynopsis(file: SynopticFields): SynopticFields {
  const source = new URL(`./corrections/${file.id}.yaml`, import.meta.url)
  if (!existsSync(source)) return file
  return corrected(file, parse(readFileSync(source, 'utf8')), file.id) as SynopticFields
}
