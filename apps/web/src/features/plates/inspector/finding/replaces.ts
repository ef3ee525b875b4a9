import type { Finding } from '@pandok/domain'
import { put } from '#shared/fields/arrays.ts'

type Replacement = NonNullable<Finding['replaces']>[number]

/** Regions whose normal sentence is replaced unconditionally. */
export const alwaysReplaced = ({ replaces = [] }: Finding): readonly string[] =>
  replaces.flatMap(({ regions, when }) => (when === undefined ? regions : []))

export const replacedWhen = ({ replaces = [] }: Finding): readonly Replacement[] =>
  replaces.filter(({ when }) => when !== undefined)

export const withReplaced = (finding: Finding, regions: readonly string[]): Finding =>
  put(finding, 'replaces', listed(regions, replacedWhen(finding)))

export const withReplacedWhen = (finding: Finding, conditional: readonly Replacement[]): Finding =>
  put(finding, 'replaces', listed(alwaysReplaced(finding), conditional))

const listed = (regions: readonly string[], conditional: readonly Replacement[]): Finding['replaces'] => {
  const all = [...(regions.length > 0 ? [{ regions }] : []), ...conditional]
  return all.length > 0 ? all : undefined
}
