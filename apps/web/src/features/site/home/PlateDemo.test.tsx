import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textStore } from '#app/textStore.ts'
import { PlateDemo } from './PlateDemo.tsx'

beforeEach(async () => void (await textStore.show('en')))
afterEach(cleanup)

const report = () => screen.getByRole('log').textContent ?? ''

describe('the plate on the first page', () => {
  it('writes a sentence into its section when a key is pressed with the mouse', async () => {
    render(<PlateDemo />)
    await userEvent.click(screen.getByRole('button', { name: 'Normal' }))
    expect(report()).toContain('ImpressionNo acute cardiopulmonary abnormality.')
  })

  it('takes real keys by their place while it has the focus, and takes the last one back', async () => {
    render(<PlateDemo />)
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Lungs' }).focus()
    await user.keyboard('{a}')
    expect(report()).toContain('No acute bony abnormality.')
    await user.keyboard('{f}')
    expect(report()).not.toContain('No acute bony abnormality.')
  })

  it('leaves letters typed elsewhere alone', async () => {
    render(
      <>
        <input aria-label="elsewhere" />
        <PlateDemo />
      </>,
    )
    await userEvent.type(screen.getByLabelText('elsewhere'), 'asdf')
    expect(report()).not.toContain('No acute bony abnormality.')
  })

  it('writes each sentence once', async () => {
    render(<PlateDemo />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Bones' }))
    expect(report().split('No acute bony abnormality.')).toHaveLength(2)
  })
})
