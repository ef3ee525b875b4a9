import { expect, it } from 'vitest'
import { PROGRAM } from './program.ts'

it('what is given out names the version that it was made by', () => {
  const [found] = Object.values(
    import.meta.glob<string>('/apps/web/package.json', { eager: true, import: 'version' }),
  )
  expect(PROGRAM.version).toBe(found)
})
