import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { CellFace } from './CellFace.tsx'

afterEach(clearScreen)

it('divides a long name where it is drawn, and says it whole to screen readers', async () => {
  const cell = { id: 'a', position: 0, name: 'Subarachnoid hemorrhage', title: '', outputs: [] }
  await showScreen(() => <CellFace cell={cell} keyLabel="Q" />)
  const drawn = await screen.findByText('Sub\u00ADarach\u00ADnoid hem\u00ADor\u00ADrhage')
  expect(drawn.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(/^Subarachnoid hemorrhage, /u)).toBeTruthy()
})
