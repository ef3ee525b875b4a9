import type { Component } from './Component.ts'
import { nameOf } from './Component.ts'

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export interface Lockfile {
  readonly packages?: Readonly<Record<string, LockedPackage>>
}

/**
 * The workspaces that are distributed. Their run-time dependencies are shipped, while other packages in the
 * lock file aren't.
 */
const SHIPPED_ROOTS = ['apps/server', 'apps/web', 'apps/desktop']
const FOLDER = 'node_modules/'

/** Returns every third-party package of the lock file once, by name and version. */
export function componentsOf({ packages = {} }: Lockfile): Component[] {
  const shipped = shippedPaths(packages)
  const components = new Map<string, Component>()
  for (const [path, locked] of Object.entries(packages)) {
    const at = path.lastIndexOf(FOLDER)
    if (at < 0 || locked.link) continue
    const component: Component = {
      name: locked.name ?? path.slice(at + FOLDER.length),
      version: locked.version ?? '',
      licence: locked.license ?? null,
      integrity: locked.integrity ?? null,
      isShipped: shipped.has(path),
      isOptional: locked.optional === true || locked.devOptional === true,
      path,
    }
    const same = components.get(nameOf(component))
    // If there are two copies, the shipped one counts.
    if (!same || (component.isShipped && !same.isShipped)) components.set(nameOf(component), component)
  }
  return [...components.values()].sort(byName)
}

export const byName = (one: Component, other: Component): number => (nameOf(one) < nameOf(other) ? -1 : 1)

function shippedPaths(packages: NonNullable<Lockfile['packages']>): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const locked = packages[path]
    if (!locked || seen.has(path)) return
    seen.add(path)
    if (locked.link) visit(locked.resolved ?? '')
    for (const name of neededBy(locked)) {
      const found = placeOf(packages, path, name)
      if (found !== undefined) visit(found)
    }
  }
  for (const root of SHIPPED_ROOTS) visit(root)
  return seen
}

/** Optional peer dependencies are installed for other reasons. */
const neededBy = ({ dependencies, optionalDependencies, ...peers }: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peers.peerDependencies ?? {}).filter(
    (name) => !peers.peerDependenciesMeta?.[name]?.optional,
  ),
]

/** Returns the folder in which Node finds a package from the folder of another one. */
function placeOf(
  packages: NonNullable<Lockfile['packages']>,
  from: string,
  name: string,
): string | undefined {
  const folders = from.split('/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), `${FOLDER}${name}`].join('/')
    if (Object.hasOwn(packages, path)) return path
  }
  return undefined
}
