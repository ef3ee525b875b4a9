import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ListPages } from './ListPages.tsx'

afterEach(clearScreen)

it('shows the range at the end of a list, and nothing for an empty one', async () => {
  await showScreen(() => (
    <>
      <ListPages page={1} pageSize={20} total={0} onPage={() => undefined} />
      <ListPages page={1} pageSize={20} total={45} onPage={() => undefined} />
    </>
  ))
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  expect(screen.getByText(/45/u)).toBeTruthy()
})
