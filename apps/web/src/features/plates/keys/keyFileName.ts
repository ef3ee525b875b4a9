/** A file name that is valid on every system and keeps the letters of the plate's name. */
export const keyFileName = (name: string): string =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.keys.json`
