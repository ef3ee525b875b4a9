/** Compressed twins, source maps and what the server draws pages with are of no use here. */
export const isServedName = (name: string): boolean =>
  !/\.(?:br|gz|map)$/.test(name) && !name.startsWith('server/') && !name.startsWith('.')
