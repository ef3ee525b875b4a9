import { describe, expect, it } from 'vitest'
import { createPathLookup, relativePaths } from './relativePaths.ts'

const paths = (markdown: string, document = 'ARCHITECTURE.md') =>
  relativePaths(document, markdown).map(({ path }) => path)

describe('relativePaths', () => {
  it('takes paths that begin below the root, with their lines', () => {
    expect(relativePaths('docs/decisions/0011.md', 'See\n`http/liveEvent` and `src/tokens.css`.')).toEqual([
      { path: 'http/liveEvent', line: 2 },
      { path: 'src/tokens.css', line: 2 },
    ])
  })

  it('leaves alone full paths, patterns, commands, settings and what a build makes', () => {
    expect(
      paths(
        '`apps/server/src/main.ts` `<area>/parts/` `npm run dev` `DATA_DIR/secret` `dist/web/server` `plate-copy`',
      ),
    ).toEqual([])
  })

  it('leaves alone the documents in which a slash is not a path', () => {
    expect(paths('`image/jpeg`', 'docs/viewer.md')).toEqual([])
  })
})

describe('createPathLookup', () => {
  const exists = createPathLookup([
    'packages/domain/src/payment/settleOrder.ts',
    'apps/server/src/http/site/site.ts',
    'packages/ui/src/tokens.css',
    'apps/server/src/http/liveEvent.test.ts',
  ])

  it.each([
    'domain/payment',
    'http/site',
    'payment/settleOrder',
    'payment/settleOrder.ts',
    'src/tokens.css',
    'site/site.ts',
  ])('finds %s', (path) => {
    expect(exists(path)).toBe(true)
  })

  it.each(['payment/settleNews', 'payment/settle', 'server/site', 'ment/settleOrder', 'http/liveEvent'])(
    'misses %s',
    (path) => {
      expect(exists(path)).toBe(false)
    },
  )
})
