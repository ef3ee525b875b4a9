import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'

afterEach(cleanup)

function Sample({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />
}

const input = () => screen.getByLabelText<HTMLInputElement>('Code')

it('is one input that phones fill from the message and open with a number pad', () => {
  render(<Sample />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input().autocomplete).toBe('one-time-code')
  expect(input().inputMode).toBe('numeric')
})

it('accepts only digits, six at most, and reports the complete code once', async () => {
  const complete = vi.fn()
  render(<Sample onComplete={complete} />)
  await userEvent.type(input(), '12a3-45678')
  expect(input().value).toBe('123456')
  expect(complete.mock.calls).toEqual([['123456']])
})

it('accepts a pasted code with its spaces and dashes', async () => {
  const complete = vi.fn()
  render(<Sample onComplete={complete} />)
  await userEvent.click(input())
  await userEvent.paste(' 482-109 ')
  expect(input().value).toBe('482109')
  expect(complete).toHaveBeenCalledWith('482109')
})

it('reads the full-width digits of an East Asian keyboard', async () => {
  render(<Sample />)
  await userEvent.click(input())
  await userEvent.paste('４８２')
  expect(input().value).toBe('482')
})

it('reports again after a digit was corrected', async () => {
  const complete = vi.fn()
  render(<Sample onComplete={complete} />)
  await userEvent.type(input(), '123456{Backspace}7')
  expect(complete.mock.calls).toEqual([['123456'], ['123457']])
})
