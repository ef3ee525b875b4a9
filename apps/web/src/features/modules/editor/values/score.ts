import type { Computed, Input, ModuleDefinition } from '@pandok/module-engine'
import { compareDecimals, sumDecimals } from './decimals.ts'

export type Score = NonNullable<Computed['score']>

/** An input that counts toward a score, with the points of its answers. */
export interface ScorePart {
  id: string
  input: Input | undefined
  /** True if several answers can be chosen, as with `multi`. */
  isMany: boolean
  answers: readonly { id: string; points: string | undefined }[]
}

export const canScore = (input: Input): boolean =>
  input.kind === 'choice' || input.kind === 'multi' || input.kind === 'bool'

export function scoreParts({ of }: Score, inputs: readonly Input[]): ScorePart[] {
  return of.map((id) => {
    const input = inputs.find((each) => each.id === id)
    const isMany = input?.kind === 'multi'
    if (input?.kind === 'bool') return { id, input, isMany, answers: [{ id: 'true', points: input.points }] }
    const options = input && 'options' in input ? input.options : []
    return { id, input, isMany, answers: options.map(({ id: option, points }) => ({ id: option, points })) }
  })
}

/** Sets the points of one answer; undefined removes them. */
export function withPoints(
  definition: ModuleDefinition,
  inputId: string,
  answer: string,
  points: string | undefined,
): ModuleDefinition {
  const change = (input: Input): Input => {
    if (input.id !== inputId) return input
    if (input.kind === 'bool') return withPoint(input, points)
    if (!('options' in input)) return input
    return {
      ...input,
      options: input.options.map((option) => (option.id === answer ? withPoint(option, points) : option)),
    }
  }
  return { ...definition, inputs: definition.inputs.map(change) }
}

function withPoint<T extends { points?: string | undefined }>(item: T, points: string | undefined): T {
  const { points: _, ...rest } = item
  return (points === undefined ? rest : { ...rest, points }) as T
}

/** The answers chosen to try the score, by input. */
export type Tried = Readonly<Record<string, readonly string[]>>

/** The score of the chosen answers; undefined while a part has no answer. An unchecked box is an answer. */
export function scoreOf(score: Score, parts: readonly ScorePart[], tried: Tried): string | undefined {
  const chosen = parts.map((part) => chosenPoints(part, tried[part.id] ?? []))
  if (chosen.some((points) => points === undefined)) return undefined
  const points = chosen.flatMap((each) => each ?? [])
  if (score.agg === 'count') return String(parts.reduce((sum, { id }) => sum + (tried[id]?.length ?? 0), 0))
  if (score.agg === 'sum') return sumDecimals(points)
  return points.reduce((most, each) => (compareDecimals(each, most) > 0 ? each : most), points[0] ?? '0')
}

function chosenPoints(part: ScorePart, chosen: readonly string[]): string[] | undefined {
  if (chosen.length === 0 && !part.isMany && part.input?.kind !== 'bool') return undefined
  return part.answers.filter(({ id }) => chosen.includes(id)).map(({ points }) => points ?? '0')
}

/** The lowest and highest possible total, to guide the author. */
export function scoreBounds(
  score: Score,
  parts: readonly ScorePart[],
): { least: string; greatest: string } | undefined {
  if (score.agg !== 'sum' || parts.length === 0 || parts.some(({ answers }) => answers.length === 0))
    return undefined
  const ends = parts.map((part) => {
    const points = part.answers.map(({ points: each }) => each ?? '0')
    if (part.input?.kind === 'bool') return [least(['0', ...points]), greatest(['0', ...points])] as const
    if (!part.isMany) return [least(points), greatest(points)] as const
    const below = points.filter((each) => each.startsWith('-'))
    return [sumDecimals(below), sumDecimals(points.filter((each) => !each.startsWith('-')))] as const
  })
  return { least: sumDecimals(ends.map(([low]) => low)), greatest: sumDecimals(ends.map(([, high]) => high)) }
}

const least = (list: readonly string[]) => list.reduce((a, b) => (compareDecimals(b, a) < 0 ? b : a))
const greatest = (list: readonly string[]) => list.reduce((a, b) => (compareDecimals(b, a) > 0 ? b : a))
