import { inRepository } from '../build/repository.mjs'

/** The library's files are in this folder. */
export const LIBRARY_DATA = inRepository('packages', 'library', 'data')

export const moduleFile = (id: string): string => `${LIBRARY_DATA}/modules/${id}.yaml`
export const plateFile = (id: string): string => `${LIBRARY_DATA}/plates/${id}.yaml`
