import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { NOT_BUNDLED, serverBundle } from './serverBundle.mjs'

it.each(['server', 'gateway-sandbox'] as const)(
  'takes every package of the %s in but those with native code, and names their lines in no map',
  async (app) => {
    const { metafile, outputFiles } = await build({
      ...serverBundle('dist/tried', app),
      metafile: true,
      write: false,
    })
    const left = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
    expect(left.filter((name) => !isBuiltin(name) && !NOT_BUNDLED.includes(name))).toEqual([])
    const map = outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? ''
    const { sources } = JSON.parse(map) as { sources: string[] }
    const ours = `apps/${app}/src/main.ts`
    expect(sources.some((source) => source.endsWith(ours))).toBe(true)
    // All lines of a package map to the first line of its file, so the map is smaller than the program.
    const program = outputFiles.find(({ path }) => path.endsWith('.cjs'))?.text ?? ''
    expect(map.length).toBeLessThan(program.length / 2)
  },
)
