import { expect, it } from 'vitest'
import { PROGRAM } from './program.ts'

it('exported objects name the version that created them', () => {
  const [found] = Object.values(
    import.meta.glob<string>('/apps/web/package.json', { eager: true, import: 'version' }),
  )
  expect(PROGRAM.version).toBe(found)
})
