import { readFile } from 'node:fs/promises'
import { inRepository } from '../../tools/build/repository.mjs'
import type { CostlyModule } from './costlyBodies.ts'

interface BuiltItem {
  kind: 'module' | 'plate'
  content: CostlyModule
}

/** Returns the modules of the built library, largest first; these cost the most to parse and to check. */
export async function readCostlyModules(): Promise<CostlyModule[]> {
  const items = JSON.parse(
    await readFile(inRepository('dist', 'server', 'library', 'items.json'), 'utf8'),
  ) as BuiltItem[]
  const sizeOf = ({ definition }: CostlyModule) => JSON.stringify(definition).length
  return items
    .flatMap(({ kind, content: { definition } }) => (kind === 'module' ? { definition } : []))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, DEAREST)
}

const DEAREST = 8
