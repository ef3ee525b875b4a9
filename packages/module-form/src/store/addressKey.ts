import type { Address } from '@pandok/module-engine'

/** Returns a unique text for an address; neither ids nor row keys contain a slash. */
export const addressKey = ({ id, row }: Address): string => (row === undefined ? id : `${id}/${row}`)
