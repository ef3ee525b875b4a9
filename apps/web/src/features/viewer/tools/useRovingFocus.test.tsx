import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useRovingFocus } from './useRovingFocus.ts'

afterEach(cleanup)

function Bar({ names }: { names: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null)
  useRovingFocus(bar)
  return (
    <>
      <div ref={bar} role="toolbar" aria-label="Tools">
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it('has one tab stop, and the arrows cycle through the buttons', async () => {
  const user = userEvent.setup()
  render(<Bar names={['open', 'pan', 'zoom']} />)
  await user.tab()
  expect(focused()).toBe('open')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('pan')
  await user.keyboard('{End}{ArrowRight}')
  expect(focused()).toBe('open')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('zoom')
  await user.tab()
  expect(focused()).toBe('after')
  await user.tab({ shift: true })
  expect(focused()).toBe('zoom')
})

it('stays reachable when the button with the tab stop disappears', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Bar names={['open', 'pan', 'zoom']} />)
  await user.click(screen.getByRole('button', { name: 'zoom' }))
  rerender(<Bar names={['open', 'pan']} />)
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0])
})

it('leaves keys with a modifier to the images', async () => {
  const user = userEvent.setup()
  render(<Bar names={['open', 'pan']} />)
  await user.tab()
  await user.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(focused()).toBe('open')
})
