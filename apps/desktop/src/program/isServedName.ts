/** Compressed copies, source maps and the prerendering bundle aren't needed here. */
export const isServedName = (name: string): boolean =>
  !/\.(?:br|gz|map)$/.test(name) && !name.startsWith('server/') && !name.startsWith('.')
