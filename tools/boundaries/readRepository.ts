import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository, Workspace } from './workspaceOf.ts'

interface Manifest {
  name?: string
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const FOLDERS = ['packages', 'apps', 'e2e', 'tools', 'bench']

export function readRepository(root: string): Repository {
  const files = new Map<string, string>()
  for (const name of readdirSync(root)) if (/\.config\.ts$/.test(name)) files.set(name, readText(root, name))
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) readSources(root, folder, files)
  const workspaces = ['packages', 'apps'].flatMap((folder) => readWorkspaces(root, folder))
  return { files, workspaces, rootDependencies: keysOf(readManifest(root, '.').devDependencies) }
}

function readSources(root: string, folder: string, files: Map<string, string>): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist' && entry.name !== 'fixtures')
        readSources(root, path, files)
    } else if (/\.(tsx?|mjs)$/.test(entry.name)) files.set(path, readText(root, path))
  }
}

function readWorkspaces(root: string, parent: string): Workspace[] {
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readManifest(root, folder)
      return {
        name: manifest.name ?? folder,
        folder,
        exports: Object.keys(manifest.exports ?? {}),
        dependencies: keysOf(manifest.dependencies),
        devDependencies: keysOf(manifest.devDependencies),
      }
    })
}

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readText(root, join(folder, 'package.json')))
}

function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function keysOf(record: Record<string, string> | undefined): Set<string> {
  return new Set(Object.keys(record ?? {}))
}
