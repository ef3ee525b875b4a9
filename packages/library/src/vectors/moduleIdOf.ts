import type { VectorFile } from './Vector.ts'

/**
 * Tables that replaced another one under a new name. The module keeps its id, so that copies find their next
 * edition.
 */
const SUCCESSORS: Readonly<Record<string, string>> = {
  'adrenal-incidentaloma': 'adrenal-washout',
  'recist-1-1-followup': 'recist-1-1',
}

/** Returns the id of the module that a file of cases tests. */
export const moduleIdOf = ({ slug, module }: Pick<VectorFile, 'slug' | 'module'>): string =>
  module ?? SUCCESSORS[slug] ?? slug
