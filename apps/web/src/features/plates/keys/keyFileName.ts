/** A file name that every system accepts, in the language of the plate's own name. */
export const keyFileName = (name: string): string =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.keys.json`
