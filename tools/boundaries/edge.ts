import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { FoundImport } from './scanImports.ts'
import { type Repository, type Workspace, workspaceOf } from './workspaceOf.ts'

/** An import: the file, the specifier, and the target that it resolves to. */
export interface Edge extends FoundImport {
  readonly from: Place
  readonly to: Target
}

export interface Place {
  readonly path: string
  readonly workspace: Workspace | undefined
  /** True for tests and test kits, which may use what the product may not. */
  readonly isTest: boolean
}

export type Target =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'workspace'; readonly workspace: Workspace; readonly subpath: string }
  | { readonly kind: 'file'; readonly path: string }

const BUILTIN = new Set(builtinModules)

export function placeOf(repository: Repository, path: string): Place {
  const isTest = /\.test\.tsx?$/.test(path) || path.includes('/testkit/')
  return { path, workspace: workspaceOf(repository, path), isTest }
}

export function targetOf(repository: Repository, from: Place, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, '')
  if (/^\.{1,2}(\/|$)/.test(bare)) return { kind: 'file', path: posix.join(posix.dirname(from.path), bare) }
  if (bare.startsWith('#'))
    return { kind: 'file', path: `${from.workspace?.folder ?? ''}/src/${bare.slice(1)}` }
  if (bare.startsWith('node:') || BUILTIN.has(bare)) return { kind: 'builtin' }
  const name = bare
    .split('/')
    .slice(0, bare.startsWith('@') ? 2 : 1)
    .join('/')
  const workspace = repository.workspaces.find((candidate) => candidate.name === name)
  if (workspace) return { kind: 'workspace', workspace, subpath: `.${bare.slice(name.length)}` }
  return { kind: 'package', name }
}

/** The workspace that an import resolves to, by path or by package name. */
export function targetWorkspace(repository: Repository, edge: Edge): Workspace | undefined {
  if (edge.to.kind === 'workspace') return edge.to.workspace
  return edge.to.kind === 'file' ? workspaceOf(repository, edge.to.path) : undefined
}

/**
 * Returns `http` for apps/server/src/http/liveEvent.ts, or undefined outside of this app or directly under
 * src.
 */
export function folderInApp(path: string, app: string): string | undefined {
  const [, rest] = path.split(`apps/${app}/src/`)
  const folder = rest?.includes('/') ? rest.split('/')[0] : undefined
  return folder
}
