import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { corrected } from '../exams/withCorrections.ts'
import type { InFive } from './SynopticHead.ts'

type SynopticFields = Readonly<Record<string, unknown>> & { id: string; names: InFive }

interface Check {
  say: InFive
  /** The English words of the check that this one is instead of. */
  instead?: string
}

/** Applies the file of corrections to a neutral synopsis, as for exams. Checks are added or replace an existing one. */
export function correctedSynopsis(file: SynopticFields): SynopticFields {
  const source = new URL(`./corrections/${file.id}.yaml`, import.meta.url)
  if (!existsSync(source)) return file
  const next = corrected(file, parse(readFileSync(source, 'utf8')), file.id) as SynopticFields
  return { ...next, checks: standing((next['checks'] ?? []) as readonly Check[], file.id) }
}

/** The checks without those that another one replaces. */
export function standing(checks: readonly Check[], file: string): Check[] {
  const replaced = new Set(checks.flatMap(({ instead }) => instead ?? []))
  for (const words of replaced)
    if (!checks.some(({ say, instead }) => say.en === words && instead === undefined))
      throw new Error(`${file} has no check «${words}» to stand instead of.`)
  return checks.flatMap(({ instead, ...check }) =>
    instead === undefined && replaced.has(check.say.en) ? [] : [check],
  )
}
