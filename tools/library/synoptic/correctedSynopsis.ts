import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { corrected } from '../exams/withCorrections.ts'
import type { InFive } from './SynopticHead.ts'

type SynopticFields = Readonly<Record<string, unknown>> & { id: string; names: InFive }

interface Check {
  say: InFive
  /** The English message of the check that this one replaces. */
  instead?: string
}

/**
 * How the source of a table's rows was read. If the source contradicts the file, `if` has its condition for the
 * row, and `applies` its condition for the table. A step without rows has its formula in `is`.
 */
interface Reading {
  status?: 'read' | 'known'
  src?: readonly string[]
  if?: string
  applies?: string
  is?: string
  why?: string
}

interface Stage {
  /** A synopsis that only looks up values in maps has no steps. */
  steps?: readonly Readonly<Record<string, unknown>>[]
}

type Table = Reading & { rows: readonly object[] }

/**
 * Returns the neutral synopsis with its file of corrections applied, as for exams; checks are added or
 * replace another one. `readings` records how the source of a table, or of one of its rows (`tcat 6`), has
 * been read since.
 */
export function correctedSynopsis(file: SynopticFields): SynopticFields {
  const source = new URL(`./corrections/${file.id}.yaml`, import.meta.url)
  if (!existsSync(source)) return file
  const { readings = {}, ...corrections } = parse(readFileSync(source, 'utf8')) as {
    readings?: Readonly<Record<string, Reading>>
  }
  const next = corrected(file, corrections, file.id) as SynopticFields
  const checks = standing((next['checks'] ?? []) as readonly Check[], file.id)
  const stage = next['stage'] as Stage | undefined
  return { ...next, checks, ...(stage && { stage: withReadings(stage, readings, file.id) }) }
}

/**
 * Returns the steps of the logic with how their sources were read; the reading of a missing table or row is
 * refused.
 */
export function withReadings(
  { steps, ...stage }: Stage,
  readings: Readonly<Record<string, Reading>>,
  file: string,
): Stage {
  const left = new Set(Object.keys(readings))
  const taken = (name: string): Reading => {
    const { why: _, ...reading } = (left.delete(name) && readings[name]) || {}
    return reading
  }
  const read = steps?.map((step) =>
    Object.fromEntries(
      Object.entries(step).map(([name, body]) => {
        if (!isTable(body)) return [name, readings[name]?.is === undefined ? body : taken(name).is]
        const rows = body.rows.map((row, index) => ({ ...row, ...taken(`${name} ${index + 1}`) }))
        return [name, { ...body, rows, ...taken(name) }]
      }),
    ),
  )
  if (left.size > 0) throw new Error(`${file} has no table or row «${[...left].join('», «')}».`)
  return { ...stage, ...(read && { steps: read }) }
}

const isTable = (body: unknown): body is Table => typeof body === 'object' && body !== null && 'rows' in body

/** Returns the checks without those that another one replaces. */
export function standing(checks: readonly Check[], file: string): Check[] {
  const replaced = new Set(checks.flatMap(({ instead }) => instead ?? []))
  for (const words of replaced)
    if (!checks.some(({ say, instead }) => say.en === words && instead === undefined))
      throw new Error(`${file} has no check «${words}» to stand instead of.`)
  return checks.flatMap(({ instead, ...check }) =>
    instead === undefined && replaced.has(check.say.en) ? [] : [check],
  )
}
