import type { LibraryFacets, LibraryFilter } from '../library/LibraryQuery.ts'
import type { ListQuery } from '../list/list.ts'

export const MODULE_SORTS = [
  'name',
  'section',
  'modality',
  'type',
  'updatedAt',
  'createdAt',
  'nickname',
] as const

export type ModuleSort = (typeof MODULE_SORTS)[number]

/** These filters are exact values; '' finds modules without a value. */
export interface ModuleFilter extends LibraryFilter {
  section?: string | undefined
  type?: string | undefined
  shared?: boolean | undefined
}

export interface ModuleQuery extends ListQuery<ModuleSort> {
  filter?: ModuleFilter | undefined
}

/** The values that occur in a list, each sorted. */
export interface ModuleFacets {
  section: string[]
  modality: string[]
  type: string[]
}

export type ModuleLibraryFacets = LibraryFacets & ModuleFacets
