import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showForm } from './testkit/showForm.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const number = { id: 'size', kind: 'number', label: { en: 'Size' }, unit: 'mm', min: '1', max: '100' }
const shape = {
  id: 'shape',
  kind: 'choice',
  label: { en: 'Shape' },
  options: [
    { id: 'wider', label: { en: 'Wider than tall' } },
    { id: 'taller', label: { en: 'Taller than wide' }, points: '3' },
  ],
}
const foci = {
  id: 'foci',
  kind: 'multi',
  label: { en: 'Foci' },
  options: [
    { id: 'none', label: { en: 'None' }, exclusive: true },
    { id: 'rim', label: { en: 'Rim' } },
    { id: 'punctate', label: { en: 'Punctate' } },
  ],
}
const cyst = { id: 'cyst', kind: 'bool', label: { en: 'Cyst' } }
const side = { id: 'side', kind: 'side', label: { en: 'Side' } }
const note = { id: 'note', kind: 'text', label: { en: 'Note' } }

it('an input that is filled elsewhere isn’t asked for', () => {
  showForm({ inputs: [number, note] }, { leftOut: new Set(['size']) })
  expect(screen.queryByRole('textbox', { name: 'Size' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy()
})

describe('a number', () => {
  it('keeps what was typed, shows its unit and reads another one', async () => {
    const { user, answer } = showForm({ inputs: [{ ...number, altUnits: ['cm'] }] })
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })
    await user.type(box, '1,5 cm')
    expect(box.value).toBe('1,5 cm')
    expect(answer('size')).toBe('15')
    expect(screen.getByText('mm')).toBeTruthy()
    expect(screen.getByText('also cm')).toBeTruthy()
  })

  it('M520 takes the dimensions of a size in one field, with an example of how', async () => {
    const size = { id: 'size', kind: 'size', label: { en: 'Size' }, unit: 'cm', altUnits: ['mm'] }
    const { user, answer } = showForm({ inputs: [size] })
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })
    await user.type(box, '2.0x1.5')
    expect(answer('size')).toBe('2.0 × 1.5')
    expect(box.inputMode).toBe('text')
    expect(screen.getByText('e.g. 2.1 x 1.8 · also mm')).toBeTruthy()
  })

  it('explains the fault after it was left, below the field and to screen readers', async () => {
    const { user } = showForm({ inputs: [number, note] })
    const box = screen.getByRole('textbox', { name: 'Size' })
    await user.type(box, 'abc')
    expect(screen.queryByText(/^fault/u)).toBeNull()
    await user.tab()
    const fault = screen.getByText('fault: notANumber')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(fault.id)
    await user.clear(box)
    await user.type(box, '400')
    expect(screen.getByText('fault: outOfRange')).toBeTruthy()
    await user.clear(box)
    await user.type(box, '40')
    expect(screen.queryByText(/^fault/u)).toBeNull()
  })

  it('steps exactly with the arrows, within its limits', async () => {
    const { user, answer } = showForm({ inputs: [{ ...number, step: '0.1', max: '1.2' }] })
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '1.1')
    await user.keyboard('{ArrowUp}')
    expect(answer('size')).toBe('1.2')
    await user.keyboard('{ArrowUp}')
    expect(answer('size')).toBe('1.2')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(answer('size')).toBe('1.0')
  })
})

describe('a choice', () => {
  it('is chosen by digit, by arrow key, by Space and by click, and unset by Delete', async () => {
    const { user, answer } = showForm({ inputs: [shape] })
    await user.tab()
    await user.keyboard('2')
    expect(answer('shape')).toBe('taller')
    await user.keyboard('2')
    expect(answer('shape')).toBe('taller')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Taller than wide' })),
    )
    await user.keyboard('{ArrowRight}')
    expect(answer('shape')).toBe('wider')
    await user.keyboard('{Delete}')
    expect(answer('shape')).toBeUndefined()
    await user.keyboard(' ')
    expect(answer('shape')).toBe('wider')
    await user.click(screen.getByRole('radio', { name: 'Taller than wide' }))
    expect(answer('shape')).toBe('taller')
    expect(screen.getByRole('radiogroup', { name: 'Shape' })).toBeTruthy()
  })

  it('accepts the number pad too, but no digit with a modifier', async () => {
    const { user, answer } = showForm({ inputs: [shape] })
    await user.tab()
    await user.keyboard('{Control>}1{/Control}')
    expect(answer('shape')).toBeUndefined()
    await user.keyboard('[Numpad1]')
    expect(answer('shape')).toBe('wider')
  })

  const graded = (...labels: string[]) => ({
    ...shape,
    options: labels.map((label, at) => ({ id: `o${at}`, label: { en: label } })),
  })

  it('is chosen by the number that it has, wherever it is', async () => {
    const { user, answer } = showForm({ inputs: [graded('Not performed', '0', '1+', '2+', '3+')] })
    await user.tab()
    await user.keyboard('3')
    expect(answer('shape')).toBe('o4')
    await user.keyboard('[Numpad0]')
    expect(answer('shape')).toBe('o1')
    await user.keyboard('5')
    expect(answer('shape')).toBe('o1')
    await user.keyboard('a')
    expect(answer('shape')).toBe('o0')
    expect(screen.getByRole('radio', { name: '3+' }).textContent).toBe('3+')
    expect(screen.getByRole('radio', { name: 'Not performed' }).textContent).toBe('ANot performed')
  })

  it('takes a second key into account, and Enter completes the first', async () => {
    const { user, answer } = showForm({ inputs: [graded('4', '4A', '4B'), note] })
    await user.tab()
    await user.keyboard('4')
    expect(answer('shape')).toBe('o0')
    await user.keyboard('{Shift>}b{/Shift}')
    expect(answer('shape')).toBe('o2')
    await user.keyboard('4{Enter}')
    expect(answer('shape')).toBe('o0')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' })))
  })

  it('has the same keys in a list, printed where they aren’t part of the answer', async () => {
    const labels = ['None', '0', '1', '2', '3', '4', '4A', '4B', '4C', '5', '6']
    const { user, answer } = showForm({ inputs: [graded(...labels)] })
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shape' })
    await user.click(list)
    await user.keyboard('4c')
    expect(answer('shape')).toBe('o8')
    await user.keyboard('4')
    expect(answer('shape')).toBe('o5')
    expect([...list.options].slice(1, 3).map(({ text }) => text)).toEqual(['D  None', '0'])
  })

  it('reads jamo if the event doesn’t say which key it was', () => {
    const { answer } = showForm({ inputs: [graded('a fat', 'b scattered')] })
    const chip = screen.getByRole('radio', { name: 'a fat' })
    fireEvent.keyDown(chip, { key: 'ㅠ', code: '' })
    expect(answer('shape')).toBe('o1')
  })

  it('is a native list if it has more options than there are digits', async () => {
    const options = Array.from({ length: 10 }, (_, at) => ({ id: `o${at}`, label: { en: `Option ${at}` } }))
    const { user, answer } = showForm({ inputs: [{ ...shape, options }] })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), 'o9')
    expect(answer('shape')).toBe('o9')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), '')
    expect(answer('shape')).toBeUndefined()
  })

  it('shows points only if they are requested', () => {
    const { unmount } = showForm({ inputs: [shape] })
    expect(screen.queryByText('3')).toBeNull()
    unmount()
    showForm({ inputs: [shape] }, { showPoints: true })
    expect(screen.getByText('3')).toBeTruthy()
  })
})

describe('several answers', () => {
  it('are toggled by digits, keep the order of the options, and «none» excludes the others', async () => {
    const { user, answer } = showForm({ inputs: [foci] })
    await user.tab()
    await user.keyboard('32')
    expect(answer('foci')).toEqual(['rim', 'punctate'])
    await user.keyboard('1')
    expect(answer('foci')).toEqual(['none'])
    await user.keyboard('3')
    expect(answer('foci')).toEqual(['punctate'])
    await user.keyboard('3')
    expect(answer('foci')).toBeUndefined()
  })

  it('that begin alike are distinguished: the longer one replaces the shorter', async () => {
    const options = ['4', '4A', '1'].map((label) => ({ id: `o${label}`, label: { en: label } }))
    const { user, answer } = showForm({ inputs: [{ ...foci, options }] })
    await user.tab()
    await user.keyboard('14a')
    expect(answer('foci')).toEqual(['o4A', 'o1'])
    await user.keyboard('4{Delete}')
    expect(answer('foci')).toBeUndefined()
  })

  it('can be browsed by arrow keys without choosing, and toggled by Space', async () => {
    const { user, answer } = showForm({ inputs: [foci] })
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(answer('foci')).toBeUndefined()
    await user.keyboard(' ')
    expect(answer('foci')).toEqual(['punctate'])
    expect(screen.getByRole('checkbox', { name: 'Punctate' }).getAttribute('aria-checked')).toBe('true')
  })
})

describe('yes or no, and sides', () => {
  it('use the letter of the language and the English one', async () => {
    const { user, answer } = showForm({ inputs: [cyst] })
    await user.tab()
    await user.keyboard('j')
    expect(answer('cyst')).toBe(true)
    await user.keyboard('n')
    expect(answer('cyst')).toBe(false)
    await user.keyboard('y')
    expect(answer('cyst')).toBe(true)
  })

  it('use the position of the key if it types another script', () => {
    const { answer } = showForm({ inputs: [side] })
    const chip = screen.getByRole('radio', { name: 'Right' })
    chip.focus()
    fireEvent.keyDown(chip, { key: 'ㅣ', code: 'KeyL' })
    expect(answer('side')).toBe('L')
    fireEvent.keyDown(chip, { key: 'b', code: 'KeyB' })
    expect(answer('side')).toBe('B')
  })

  it('leave the keys to the input method while it composes', () => {
    const { answer } = showForm({ inputs: [side] })
    const chip = screen.getByRole('radio', { name: 'Right' })
    fireEvent.keyDown(chip, { key: 'Process', code: 'KeyL', isComposing: true })
    expect(answer('side')).toBeUndefined()
  })
})

describe('Enter', () => {
  it('goes to the next empty field and begins again at the top', async () => {
    const { user } = showForm({ inputs: [number, shape, note] })
    await user.click(screen.getByRole('textbox', { name: 'Size' }))
    await user.keyboard('5{Enter}2{Enter}')
    const text = screen.getByRole('textbox', { name: 'Note' })
    await waitFor(() => expect(document.activeElement).toBe(text))
    await user.clear(screen.getByRole('textbox', { name: 'Size' }))
    await user.click(text)
    await user.keyboard('x{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size' })))
  })

  it('reports when no open field remains', async () => {
    const onEnd = vi.fn()
    const { user } = showForm({ inputs: [number] }, { onEnd })
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '5{Enter}')
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('belongs to the input method while it composes', () => {
    showForm({ inputs: [note, number] })
    const box = screen.getByRole('textbox', { name: 'Note' })
    box.focus()
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', isComposing: true })
    expect(document.activeElement).toBe(box)
  })

  it('writes a new line in a field of several lines', async () => {
    const { user, answer } = showForm({ inputs: [{ ...note, lines: 3 }, number] })
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'a{Enter}b')
    expect(answer('note')).toBe('a\nb')
  })
})

describe('Ctrl+Enter', () => {
  it('finishes if nothing is missing', async () => {
    const onFinish = vi.fn()
    const { user } = showForm({ inputs: [{ ...number, required: true }] }, { onFinish })
    await user.type(screen.getByRole('textbox', { name: 'Size required' }), '5')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onFinish).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('shows what is missing and leads there', async () => {
    const onFinish = vi.fn()
    const { user } = showForm({ inputs: [note, { ...shape, required: true }] }, { onFinish })
    await user.click(screen.getByRole('textbox', { name: 'Note' }))
    expect(screen.queryByText('fault: missing')).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onFinish).toHaveBeenCalledExactlyOnceWith(false)
    expect(screen.getByText('fault: missing')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wider than tall' })),
    )
  })
})

describe('a value that was filled automatically', () => {
  it('is faint until a person confirms it, by Enter or by the button', async () => {
    const { user, session } = showForm({
      inputs: [
        { ...number, default: '10', confirm: 'needed' },
        { ...note, default: 'ok', confirm: 'needed' },
      ],
    })
    expect(screen.getAllByText('unconfirmed')).toHaveLength(2)
    expect(screen.getAllByText('source: default')).toHaveLength(2)
    await user.click(screen.getByRole('textbox', { name: 'Size' }))
    await user.keyboard('{Enter}')
    expect(session.snapshot().inputs[0]?.needsConfirming).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' })))
    await user.click(screen.getByRole('button', { name: /^confirm/u }))
    expect(session.snapshot().inputs[1]?.needsConfirming).toBe(false)
    expect(screen.queryByText('unconfirmed')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' })))
  })

  it('is confirmed with all visible others by one key, even if that key types another letter', async () => {
    const outputs = [
      { id: 'text', section: 'findings', body: { en: [{ v: 'cyst' }, { v: 'size' }, { v: 'note' }] } },
    ]
    const { user, session } = showForm({
      inputs: [{ ...cyst, default: false }, { ...number, default: '10' }, note],
      outputs,
    })
    expect(screen.getByText('2 unconfirmed')).toBeTruthy()
    const box = screen.getByRole('textbox', { name: 'Note' })
    await user.click(box)
    fireEvent.keyDown(box, { key: '˜', code: 'KeyN', altKey: true })
    expect(session.snapshot().inputs.some(({ needsConfirming }) => needsConfirming)).toBe(false)
    expect(screen.queryByText(/unconfirmed$/u)).toBeNull()
    expect(document.activeElement).toBe(box)
  })

  it('is confirmed only if it is visible, and the same key leads to the rest', async () => {
    const outputs = [{ id: 'text', section: 'findings', body: { en: [{ v: 'cyst' }, { v: 'size' }] } }]
    const { user, session, container } = showForm({
      inputs: [{ ...cyst, default: false }, { ...number, default: '10' }, note],
      outputs,
    })
    const waiting = () =>
      session
        .snapshot()
        .inputs.flatMap(({ address, needsConfirming }) => (needsConfirming ? [address.id] : []))
    container.style.overflowY = 'auto'
    const boxes = new Map<Element | null, [top: number, bottom: number]>([
      [container, [0, 100]],
      [container.querySelector('[data-field=cyst]'), [20, 60]],
      [container.querySelector('[data-field=size]'), [120, 160]],
    ])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [top, bottom] = boxes.get(this) ?? [0, 0]
      return { top, bottom } as DOMRect
    })
    const scroll = vi.fn()
    Object.assign(container.querySelector('[data-field=size]') as HTMLElement, { scrollIntoView: scroll })
    const box = screen.getByRole('textbox', { name: 'Note' })
    await user.click(box)
    const confirm = () => fireEvent.keyDown(box, { key: 'n', code: 'KeyN', altKey: true })
    confirm()
    expect(waiting()).toEqual(['size'])
    expect(scroll).toHaveBeenCalledTimes(1)
    confirm()
    expect(waiting()).toEqual(['size'])
    boxes.set(container.querySelector('[data-field=size]'), [0, 40])
    confirm()
    expect(waiting()).toEqual([])
    expect(document.activeElement).toBe(box)
  })

  it('needs no confirmation if it states nothing', () => {
    showForm({ inputs: [{ ...number, default: '10', confirm: 'needed' }] }, { asksToConfirm: false })
    expect(screen.queryByText(/unconfirmed$/u)).toBeNull()
  })

  it('is confirmed by choosing it again', async () => {
    const outputs = [{ id: 'text', section: 'findings', body: { en: [{ v: 'cyst' }] } }]
    const { user, session } = showForm({ inputs: [{ ...cyst, default: false }], outputs })
    await user.click(screen.getByRole('radio', { name: 'No' }))
    expect(session.snapshot().inputs[0]).toMatchObject({
      value: false,
      state: 'entered',
      needsConfirming: false,
    })
    expect(screen.queryByText(/unconfirmed$/u)).toBeNull()
  })

  it('shows its source', async () => {
    const { session } = showForm({ inputs: [number] })
    session.set({ id: 'size' }, '12', { from: 'dicom', attribute: 'Size' })
    expect(await screen.findByText('source: dicom')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' }).value).toBe('12')
  })
})

describe('hidden inputs', () => {
  const detail = { ...note, visible: 'shape == "taller"' }

  it('appear and disappear without moving the focus', async () => {
    const { user } = showForm({ inputs: [shape, detail, number] })
    await user.tab()
    await user.keyboard('2')
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy()
    await user.keyboard('1')
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wider than tall' })),
    )
  })

  it('pass the focus on if it was inside them', async () => {
    const { user, session } = showForm({ inputs: [shape, detail, number] })
    await user.tab()
    await user.keyboard('2')
    await user.click(screen.getByRole('textbox', { name: 'Note' }))
    session.set({ id: 'shape' }, 'wider')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size' })))
  })
})

describe('checks', () => {
  const rule = { id: 'big', level: 'warn', when: 'size > 50', message: { en: 'Is it really so big?' } }

  it('are shown at the field that they point to', async () => {
    const { user } = showForm({ inputs: [number], checks: [{ ...rule, at: 'size' }] })
    const box = screen.getByRole('textbox', { name: 'Size' })
    await user.type(box, '60')
    const line = screen.getByText('Is it really so big?').closest('ul')
    expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(line?.id)
  })

  it('are shown below the form if they point at no field, and disappear again', async () => {
    const { user } = showForm({ inputs: [number], checks: [rule] })
    const box = screen.getByRole('textbox', { name: 'Size' })
    await user.type(box, '60')
    expect(screen.getByText('Is it really so big?')).toBeTruthy()
    await user.clear(box)
    expect(screen.queryByText('Is it really so big?')).toBeNull()
  })
})

describe('computed values', () => {
  const twice = {
    id: 'twice',
    label: { en: 'Twice' },
    kind: 'number',
    unit: 'mm',
    expr: 'size * 2',
    override: true,
  }

  it('show what they wait for, and then their value', async () => {
    const { user } = showForm({ inputs: [number], computed: [twice] })
    expect(screen.getByText('waits for Size')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '1.05')
    expect(screen.getByText('2.1')).toBeTruthy()
  })

  it('show why they fail', async () => {
    const { user } = showForm({ inputs: [number], computed: [{ ...twice, expr: '1 / (size - 5)' }] })
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '5')
    expect(screen.getByText('failed: divisionByZero')).toBeTruthy()
  })

  it('are overridden if the module allows it, marked, and restored', async () => {
    const { user, session } = showForm({ inputs: [number], computed: [twice] })
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '5')
    await user.click(screen.getByRole('button', { name: 'overrule: Twice' }))
    const box = screen.getByRole('textbox', { name: 'new Twice' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    await user.clear(box)
    await user.keyboard('11{Enter}')
    expect(session.snapshot().computed[0]).toMatchObject({ value: '11', state: 'overridden' })
    expect(screen.getByText('overruled')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'take back' }))
    expect(session.snapshot().computed[0]).toMatchObject({ value: '10', state: 'known' })
    expect(screen.queryByText('overruled')).toBeNull()
  })

  it('are unchanged if overriding is canceled', async () => {
    const { user, session } = showForm({ inputs: [number], computed: [twice] })
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '5')
    await user.click(screen.getByRole('button', { name: 'overrule: Twice' }))
    await user.keyboard('7{Escape}')
    expect(session.snapshot().computed[0]).toMatchObject({ value: '10', state: 'known' })
  })

  it('can’t be overridden otherwise, and internal steps aren’t shown', () => {
    const { label: _, ...unnamed } = twice
    showForm({
      inputs: [number],
      computed: [
        { ...twice, override: false },
        { ...unnamed, id: 'step' },
      ],
    })
    expect(screen.queryByRole('button', { name: /overrule/u })).toBeNull()
    expect(within(screen.getByRole('form')).queryByText('step')).toBeNull()
  })
})
