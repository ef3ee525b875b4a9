import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { CellFace } from './CellFace.tsx'
import { NameFitContext, useNameFit } from './name/useNameFit.ts'

afterEach(clearScreen)

it('divides a long name on the screen, and gives it undivided to screen readers', async () => {
  const name = 'Subarachnoid hemorrhage'
  const cell = { id: 'a', position: 0, name, title: '', outputs: [] }
  function Screen() {
    const fit = useNameFit([name], 'en', { width: 3.6, size: 0.8 })
    return (
      <NameFitContext value={fit}>
        <CellFace cell={cell} keyLabel="Q" />
      </NameFitContext>
    )
  }
  await showScreen(Screen)
  const drawn = await screen.findByText('Sub\u00ADarachnoid hemor\u00ADrhage')
  expect(drawn.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(/^Subarachnoid hemorrhage, /u)).toBeTruthy()
})

it('shows the whole of a cut name as its title', async () => {
  const cell = { id: 'a', position: 0, name: 'Subarachnoid hemorrhage', title: '', outputs: [] }
  await showScreen(() => (
    <NameFitContext value={() => ({ drawn: 'Sub', size: 1, lines: 1, isForced: false, isCut: true })}>
      <CellFace cell={cell} />
    </NameFitContext>
  ))
  expect((await screen.findByText('Sub')).title).toBe('Subarachnoid hemorrhage')
})

it('ends no line behind a hyphen or a slash unless the name is divided there', async () => {
  const cell = { id: 'a', position: 0, name: 'Nodule K-TIRADS', title: '', outputs: [] }
  const slash = { ...cell, id: 'b', name: 'CT/MR' }
  await showScreen(() => (
    <NameFitContext
      value={(name) => ({
        drawn: name.replace('/', '/\u200B'),
        size: 1,
        lines: 2,
        isForced: false,
        isCut: false,
      })}
    >
      <CellFace cell={cell} keyLabel="Q" />
      <CellFace cell={slash} keyLabel="W" />
    </NameFitContext>
  ))
  expect(await screen.findByText('Nodule K-\u2060TIRADS')).toBeTruthy()
  expect(screen.getByText('CT/\u200BMR')).toBeTruthy()
})
