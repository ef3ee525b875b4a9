import { randomBytes } from 'node:crypto'

/** 128 unguessable bits behind a readable beginning, as `mem_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`
