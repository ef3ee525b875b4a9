/** A third-party package that is part of Pandok, or that builds or tests it. */
export interface Component {
  name: string
  version: string
  /** An SPDX expression as the package gives it, or null if it gives none. */
  licence: string | null
  /** The checksum in npm's notation, or null for a package inside the archive of another one. */
  integrity: string | null
  /**
   * True if it is part of what users receive: the server, the site or the Windows program. The rest is for
   * building and testing.
   */
  isShipped: boolean
  /** True if it is installed on some computers only, as machine code is. */
  isOptional: boolean
  /**
   * The folder in which npm installs it, relative to the repository, or null for packages that are fetched
   * when the Windows program is built.
   */
  path: string | null
}

export const nameOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`
