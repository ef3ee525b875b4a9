import type { Address } from '@pandok/module-engine'

/** One text per value; neither ids nor row keys hold a slash. */
export const addressKey = ({ id, row }: Address): string => (row === undefined ? id : `${id}/${row}`)
