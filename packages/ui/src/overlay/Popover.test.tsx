import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Popover } from './Popover.tsx'

afterEach(cleanup)

function Example({ onKeyDown }: { onKeyDown?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a grid that observes its keys
    <div onKeyDown={onKeyDown}>
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <p>elsewhere</p>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={button} label="range">
        <input aria-label="from" />
      </Popover>
    </div>
  )
}

it('takes the focus, and gives it back when Escape closes it', async () => {
  render(<Example />)
  const button = screen.getByRole('button', { name: 'open' })
  await userEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('from')))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('closes on a press elsewhere', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  await userEvent.click(screen.getByText('elsewhere'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps its keys from the surrounding elements', async () => {
  const watch = vi.fn()
  render(<Example onKeyDown={watch} />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  await userEvent.keyboard('{ArrowDown}a')
  expect(watch).not.toHaveBeenCalled()
})
