import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceHydrated } from './hydrated.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { queueInput } from './queueInput.ts'

const load = vi.fn(async () => {})

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined)
  document.body.innerHTML =
    '<button>menu</button><a href="/there"><span>there</span></a><main tabindex="0"></main>'
  queueInput()
  onFirstInteraction(load)
})
afterEach(() => {
  announceHydrated()
  document.body.replaceChildren()
})

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

describe('a prerendered page', () => {
  it('loads its code at the first interaction, once', () => {
    const lying = Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 })
    document.body.dispatchEvent(lying)
    expect(load).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads it again at the next interaction if loading failed', async () => {
    load.mockRejectedValueOnce(new Error('no line'))
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    await Promise.resolve()
    await Promise.resolve()
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('replays presses once the code has loaded, and holds none back afterwards', () => {
    const button = find('button')
    const onClick = vi.fn()
    button.addEventListener('click', onClick)
    button.click()
    expect(onClick).not.toHaveBeenCalled()
    announceHydrated()
    expect(onClick).toHaveBeenCalledOnce()
    button.click()
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('leaves links to the browser', () => {
    // The link isn't followed, because the following tests share the address.
    const onClick = vi.fn((event: Event) => event.preventDefault())
    find('a').addEventListener('click', onClick)
    find('span').click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('replays characters that were typed before, but no shortcuts', () => {
    const keys: string[] = []
    const board = find('main')
    const press = (init: KeyboardEventInit) =>
      board.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    press({ key: 'd', code: 'KeyD' })
    press({ key: 'z', code: 'KeyZ', ctrlKey: true })
    press({ key: 'Tab', code: 'Tab' })
    board.addEventListener('keydown', ({ code }) => keys.push(code))
    announceHydrated()
    expect(keys).toEqual(['KeyD'])
  })
})
