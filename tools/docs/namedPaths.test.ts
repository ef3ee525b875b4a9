import { describe, expect, it } from 'vitest'
import { namedPaths } from './namedPaths.ts'

const paths = (markdown: string) => namedPaths('docs/decisions/0001.md', markdown).map(({ path }) => path)

describe('namedPaths', () => {
  it('takes paths in backticks from the root and links from the document', () => {
    expect(
      namedPaths('docs/guide.md', 'See `apps/server/src/main.ts`,\n[why](decisions/0001.md#price).'),
    ).toEqual([
      { path: 'apps/server/src/main.ts', line: 1 },
      { path: 'docs/decisions/0001.md', line: 2 },
    ])
  })

  it('takes folders, pictures and places within a file', () => {
    expect(
      paths('`packages/domain/` `tools/run/start.mjs:12` ![login](../images/login.png "Log-in")'),
    ).toEqual(['packages/domain/', 'tools/run/start.mjs', 'docs/images/login.png'])
  })

  it('leaves alone patterns, commands, other words and addresses elsewhere', () => {
    expect(
      paths(
        '`apps/server/src/actions/<area>/<verbNoun>.ts` `packages/x/NNNN-name.sql` `packages/*` `npm run dev` `plate-copy` `bench/results/api.json` ' +
          '[site](https://example.org/docs/x.md) [below](#price) [mail](mailto:a@b.c)',
      ),
    ).toEqual([])
  })
})
