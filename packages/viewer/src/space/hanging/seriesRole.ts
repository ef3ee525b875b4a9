import { isLocaliser } from '../../model/isLocaliser.ts'
import type { Stack } from '../../model/Stack.ts'

/** The kinds of series in a study, in the order in which they are read. */
const ROLES = ['source', 'derived', 'capture', 'localizer'] as const

const CROSS_SECTIONS: ReadonlySet<string> = new Set(['CT', 'MR'])

/**
 * By Image Type (PS3.3 C.7.6.1.1.2): projections, reformats and maps are derived from the source. Slices
 * without a place in the patient are captures of a screen: dose sheets and saved views.
 */
function roleOf({ frames: [first] }: Stack): (typeof ROLES)[number] {
  const { imageType = [], series } = first?.instance.record ?? {}
  if (isLocaliser(imageType)) return 'localizer'
  if (!CROSS_SECTIONS.has(series?.modality ?? '')) return 'source'
  if (!first?.frame.geometry) return 'capture'
  return imageType[0] === 'DERIVED' ? 'derived' : 'source'
}

/** The same stacks by their roles; those of one role keep their order. */
export const byRole = (stacks: readonly Stack[]): Stack[] =>
  ROLES.flatMap((role) => stacks.filter((stack) => roleOf(stack) === role))

export const isScout = (stack: Stack): boolean => roleOf(stack) === 'localizer'
