import type { Rule } from '../rule.ts'
import { workspaceOf } from '../workspaceOf.ts'

const EXPORTS = 'packages speak through their `exports`'

/** These rules are about module specifiers and re-exports, in every workspace. */
export const addresses: readonly Rule[] = [
  {
    sentence: 'inside an app `#rpc/implement.ts` (package imports), never `../../`',
    refuses: ({ from, specifier }) => from.path.startsWith('apps/') && specifier.startsWith('../../'),
  },
  {
    sentence: `${EXPORTS}: no path leads from one workspace into another`,
    refuses({ from, to }, repository) {
      if (to.kind !== 'file') return false
      const target = workspaceOf(repository, to.path)
      return target !== undefined && target !== from.workspace
    },
  },
  {
    sentence: `${EXPORTS}: this subpath is not one of them`,
    refuses: ({ to }) => to.kind === 'workspace' && !to.workspace.exports.some(matches(to.subpath)),
  },
  {
    sentence: 'inside a workspace relative or `#` paths, not its own package name',
    refuses: ({ from, to }) => to.kind === 'workspace' && to.workspace === from.workspace,
  },
  {
    sentence: 'what a file offers is a list of names, never `export *`',
    refuses: ({ passesAllOn }) => passesAllOn,
  },
  {
    sentence: 'a path names its file with the extension',
    refuses: ({ to }) => to.kind === 'file' && !/\.\w+$/.test(to.path),
  },
]

function matches(subpath: string): (exported: string) => boolean {
  return (exported) => {
    const [start = '', end] = exported.split('*')
    if (end === undefined) return exported === subpath
    return subpath.startsWith(start) && subpath.endsWith(end)
  }
}
