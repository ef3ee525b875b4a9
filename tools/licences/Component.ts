/** A third-party package that is part of Pandok, or that builds or tests it. */
export interface Component {
  name: string
  version: string
  /** An SPDX expression as the package gives it; null where it gives none. */
  licence: string | null
  /** The checksum in npm's notation; null for a package inside another one's archive. */
  integrity: string | null
  /** Part of what people get: the server, the site or the Windows program. The rest is for building and testing. */
  isShipped: boolean
  /** Installed on some computers only, as machine code is. */
  isOptional: boolean
  /**
   * The folder in which npm installs it, relative to the repository; null for packages that are fetched when the
   * Windows program is built.
   */
  path: string | null
}

export const nameOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`
