interface LockedPackage {
  readonly resolved?: string
  readonly link?: boolean
  readonly version?: string
  readonly integrity?: string
  readonly inBundle?: boolean
}

export interface Lockfile {
  readonly lockfileVersion?: number
  readonly packages?: Readonly<Record<string, LockedPackage>>
}

/** Lists everything that could make an installation differ between machines. */
export function lockfileProblems({ lockfileVersion, packages = {} }: Lockfile): string[] {
  const problems = Object.entries(packages).flatMap(([path, locked]) => problemsOf(path, locked))
  return lockfileVersion === 3 ? problems : ['the lock file is not of version 3', ...problems]
}

function problemsOf(path: string, { resolved, link, version, integrity, inBundle }: LockedPackage): string[] {
  const isInstalled = path.includes('node_modules/')
  if (link) {
    const isOurs = resolved !== undefined && /^(packages|apps)\/[\w-]+$/.test(resolved)
    return isOurs ? [] : [`${path} is a link to ${resolved}, which is not a workspace`]
  }
  const problems: string[] = []
  if (resolved !== undefined)
    problems.push(`${path} is bound to one address (${resolved}): every npm asks the registry it is set to`)
  if (isInstalled && !inBundle && !integrity) problems.push(`${path} has no checksum`)
  if (isInstalled && !version) problems.push(`${path} has no version`)
  return problems
}
