/** The input of the rules. It is plain data, so that tests can add a violation without touching the disk. */
export interface Repository {
  /** Source text by path from the root, with forward slashes. */
  readonly files: ReadonlyMap<string, string>
  readonly workspaces: readonly Workspace[]
  readonly rootDependencies: ReadonlySet<string>
}

export interface Workspace {
  /** The name is, for example, `@pandok/domain`. */
  readonly name: string
  /** The folder is, for example, `packages/domain`. */
  readonly folder: string
  /** The keys of `exports`: `.`, `./envelope` and others. */
  readonly exports: readonly string[]
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
}

export function workspaceOf(repository: Repository, path: string): Workspace | undefined {
  return repository.workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
}
