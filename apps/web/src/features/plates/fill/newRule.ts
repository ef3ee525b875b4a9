import { type AutoFill, type FillPlace, type FillSource, SUPPLIED_MEASUREMENTS } from '@pandok/domain'
import { suitedAttribute } from '#shared/fill/suitsKind.ts'
import type { Fillable } from './fillPlaces.ts'

export const SOURCES = ['cell', 'dicom', 'measurement', 'default', 'today', 'clipboard'] as const
export type SourceKind = (typeof SOURCES)[number]

export const placeOf = ({ cell, output, input }: FillPlace): FillPlace => ({ cell, output, input })

/**
 * A new rule that doesn't fill in anything yet, because only the member knows the source. A switch has no empty
 * value, and a default of «no» would be an answer that nobody has given.
 */
export const newRule = (target: Fillable, places: readonly Fillable[]): AutoFill => ({
  id: crypto.randomUUID(),
  ...placeOf(target),
  source: newSource(target.kind === 'bool' ? 'clipboard' : 'default', target, places),
})

/** A source of the given kind, as complete as possible without asking. */
export function newSource(from: SourceKind, target: Fillable, places: readonly Fillable[]): FillSource {
  switch (from) {
    case 'cell': {
      const others = places.filter((place) => place !== target)
      const twin = others.find(
        ({ input, moduleId }) => input === target.input && moduleId === target.moduleId,
      )
      return {
        from,
        ...placeOf(twin ?? others.find(({ kind }) => kind === target.kind) ?? others[0] ?? target),
      }
    }
    case 'dicom':
      return { from, attribute: suitedAttribute(target.kind) }
    case 'measurement': {
      const { definition } = target
      const what = definition?.kind === 'measure' ? definition.what : 'length'
      return { from, what: SUPPLIED_MEASUREMENTS.includes(what) ? what : 'length' }
    }
    case 'default':
      return { from, value: emptyAnswer(target) }
    case 'today':
    case 'clipboard':
      return { from }
  }
}

function emptyAnswer({ kind }: Fillable): string | boolean | string[] {
  if (kind === 'bool') return false
  return kind === 'multi' ? [] : ''
}
