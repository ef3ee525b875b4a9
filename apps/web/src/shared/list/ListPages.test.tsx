import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ListPages } from './ListPages.tsx'

afterEach(clearScreen)

it('ends a list with the shown range, and an empty one with nothing', async () => {
  await showScreen(() => (
    <>
      <ListPages page={1} pageSize={20} total={0} onPage={() => undefined} />
      <ListPages page={1} pageSize={20} total={45} onPage={() => undefined} />
    </>
  ))
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  expect(screen.getByText(/45/u)).toBeTruthy()
})
