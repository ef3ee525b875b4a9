import { randomBytes } from 'node:crypto'

/** Makes an id of 128 unguessable bits with a readable prefix, such as `mem_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`
