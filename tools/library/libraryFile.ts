import { fileURLToPath } from 'node:url'

/** Where the library's files are. */
export const LIBRARY_DATA = fileURLToPath(new URL('../../packages/library/data', import.meta.url))

export const moduleFile = (id: string): string => `${LIBRARY_DATA}/modules/${id}.yaml`
export const plateFile = (id: string): string => `${LIBRARY_DATA}/plates/${id}.yaml`
