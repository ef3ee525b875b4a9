import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { Countdown } from './Countdown.tsx'
import { FormError } from './FormError.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SearchField } from './SearchField.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

describe('FormError', () => {
  it('takes the focus at each refusal and leads to the field', async () => {
    const view = (attempt: number) => (
      <>
        <FormError
          title={attempt ? 'please check' : undefined}
          attempt={attempt}
          errors={[{ fieldId: 'mail', text: 'no address' }]}
        />
        <TextField label="E-mail" id="mail" />
      </>
    )
    const { rerender } = render(view(0))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(view(1))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await userEvent.click(screen.getByRole('link', { name: 'no address' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
    rerender(view(2))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  })
})

describe('PasswordRules', () => {
  it('announces in words which rules are met', () => {
    const rules = [
      { id: 'a', text: '8 or more', met: true },
      { id: 'b', text: 'a digit', met: false },
    ]
    render(<PasswordRules label="Rules" rules={rules} metLabel="met" unmetLabel="not met" />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '8 or more (met)',
      'a digit (not met)',
    ])
  })
})

describe('Checkbox', () => {
  it('shows the state between on and off', () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
    expect(box.indeterminate).toBe(true)
    rerender(<Checkbox label="All" />)
    expect(box.indeterminate).toBe(false)
  })
})

describe('RadioGroup', () => {
  it('is one group with one choice', async () => {
    const choose = vi.fn()
    const options = [
      { value: 'r', label: 'Radiology' },
      { value: 'p', label: 'Pathology' },
    ]
    render(<RadioGroup label="Major" options={options} value="r" onChange={choose} />)
    expect(screen.getByRole('group', { name: 'Major' })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Radiology' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Pathology' }))
    expect(choose).toHaveBeenCalledWith('p')
  })
})

describe('SearchField', () => {
  it('is emptied by its button, which gives the focus back', async () => {
    function Sample() {
      const [text, setText] = useState('CT')
      return <SearchField label="Search" clearLabel="clear" value={text} onChange={setText} />
    }
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'clear' }))
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    expect(input.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('counts to zero by the clock and ends once', () => {
    const end = vi.fn()
    render(<Countdown until={300_000} label="left" onEnd={end} />)
    expect(screen.getByRole('timer').textContent).toBe('5:00')
    act(() => void vi.advanceTimersByTime(239_000))
    expect(screen.getByRole('timer').textContent).toBe('1:01')
    act(() => {
      vi.setSystemTime(400_000)
      vi.advanceTimersByTime(1000)
    })
    expect(screen.getByRole('timer', { name: 'left 0:00' })).toBeDefined()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(end).toHaveBeenCalledOnce()
  })

  it('starts again when a new code was sent', () => {
    const end = vi.fn()
    const { rerender } = render(<Countdown until={1000} label="left" onEnd={end} />)
    act(() => void vi.advanceTimersByTime(2000))
    rerender(<Countdown until={62_000} label="left" onEnd={end} />)
    expect(screen.getByRole('timer').textContent).toBe('1:00')
    act(() => void vi.advanceTimersByTime(61_000))
    expect(end).toHaveBeenCalledTimes(2)
  })
})
