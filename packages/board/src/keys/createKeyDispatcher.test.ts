import { describe, expect, it } from 'vitest'
import { createKeyDispatcher, KEY_CONTEXTS, type KeyContext, type KeyEvent } from './createKeyDispatcher.ts'

interface Press extends KeyEvent {
  place: string
}

const press = (code: string, init: Partial<Press> = {}): Press => {
  let isPrevented = init.defaultPrevented ?? false
  return {
    type: 'keydown',
    place: 'page',
    code,
    key: code.replace(/^Key/u, '').toLowerCase(),
    keyCode: 0,
    ctrlKey: false,
    altKey: false,
    shiftKey: false,
    metaKey: false,
    isComposing: false,
    repeat: false,
    ...init,
    get defaultPrevented() {
      return isPrevented
    },
    preventDefault() {
      isPrevented = true
    },
  }
}

const release = (code: string, init: Partial<Press> = {}): Press => press(code, { ...init, type: 'keyup' })

/** A page with contexts that write down what they take. */
function page(...contexts: Partial<KeyContext<Press>>[]) {
  const dispatcher = createKeyDispatcher<Press>()
  const taken: string[] = []
  const leave = contexts.map((context, index) =>
    dispatcher.add({
      name: 'command',
      hears: () => true,
      take: ({ key }) => {
        taken.push(`${context.name ?? 'command'}${index} ${key}`)
        return true
      },
      ...context,
    }),
  )
  function send(event: Press): Press {
    dispatcher.beforeElements(event)
    dispatcher.afterElements(event)
    return event
  }
  return { dispatcher, taken, leave, send }
}

describe('who is asked for a key', () => {
  it('K700 contexts are asked in their order, and one that takes a key ends it', () => {
    for (const first of KEY_CONTEXTS.keys()) {
      const names = KEY_CONTEXTS.slice(first).toReversed()
      const { taken, send } = page(...names.map((name) => ({ name })))
      expect(send(press('KeyA')).defaultPrevented).toBe(true)
      expect(taken).toEqual([`${KEY_CONTEXTS[first]}${names.length - 1} KeyA`])
    }
  })

  it('K700 one that does not take a key leaves it to the next, and at last to the browser', () => {
    const { taken, send } = page(
      { name: 'image', take: () => false },
      { name: 'board', take: ({ key }) => key === 'KeyB' },
    )
    expect(send(press('KeyA')).defaultPrevented).toBe(false)
    expect(send(press('KeyB')).defaultPrevented).toBe(true)
    expect(taken).toEqual([])
  })

  it('K700 of two alike the one that came last is asked first, and one that has left is not asked', () => {
    const { taken, send, leave } = page({}, {})
    send(press('KeyA'))
    leave[1]?.()
    send(press('KeyB'))
    expect(taken).toEqual(['command1 KeyA', 'command0 KeyB'])
  })

  it('K701 what a field, a form or a dialog has dealt with is nobody else’s, and the first two are asked before those', () => {
    const { dispatcher, taken, send } = page({ name: 'board' }, {})
    send(press('KeyA', { defaultPrevented: true }))
    expect(taken).toEqual([])
    const early = page({ name: 'recorder' }, { name: 'board' })
    early.dispatcher.afterElements(press('KeyA'))
    early.dispatcher.beforeElements(press('KeyB'))
    expect(early.taken).toEqual(['board1 KeyA', 'recorder0 KeyB'])
    dispatcher.reset()
  })

  it('K708 what an element hears itself reaches no context that is asked after it, and the rest does', () => {
    const { dispatcher, taken } = page({ name: 'image' }, { name: 'command' }, { name: 'help' })
    const throughElement = (event: Press) => {
      dispatcher.beforeElements(event)
      if (event.code === 'Digit1') event.preventDefault()
      dispatcher.afterElements(event)
    }
    throughElement(press('Digit1'))
    throughElement(press('KeyA'))
    expect(taken).toEqual(['image0 KeyA'])
  })

  it('K702 a press that a context does not hear never reaches it, though its release comes where it does', () => {
    const { taken, send } = page({ name: 'board', hears: ({ place }) => place === 'board' })
    // Only the release names the key, and the focus has moved on since.
    send(press('', { key: 'Process', keyCode: 229, place: 'field' }))
    send(release('KeyA', { place: 'board' }))
    expect(taken).toEqual([])
    send(press('', { key: 'Process', keyCode: 229, place: 'board' }))
    send(release('KeyA', { place: 'board' }))
    expect(taken).toEqual(['board0 KeyA'])
  })

  it('K703 a press that an input method tells twice is one press for every context', () => {
    const { taken, send } = page({ name: 'board' }, { name: 'command' })
    send(press('KeyA', { keyCode: 229, key: 'Process' }))
    send(press('KeyA', { keyCode: 65 }))
    expect(taken).toEqual(['command1 KeyA'])
    send(release('KeyA'))
    send(press('KeyA', { keyCode: 65 }))
    expect(taken).toEqual(['command1 KeyA', 'command1 KeyA'])
  })

  it('K704 a key that is held goes on only where that is wanted, and ends with its release or the focus', () => {
    const { dispatcher, taken, send } = page({ name: 'command', repeats: true })
    const other = page({ name: 'board' })
    for (const each of [send, other.send]) {
      each(press('KeyA'))
      each(press('KeyA', { repeat: true }))
    }
    expect(other.taken).toEqual(['board0 KeyA'])
    expect(taken).toEqual(['command0 KeyA', 'command0 KeyA'])
    send(release('KeyA'))
    send(press('KeyA', { repeat: true }))
    send(press('KeyB'))
    dispatcher.reset()
    send(press('KeyB', { repeat: true }))
    expect(taken).toEqual(['command0 KeyA', 'command0 KeyA', 'command0 KeyB'])
  })

  it('K705 a context knows when a dialog covers it', () => {
    let isOpen = false
    const seen: boolean[] = []
    const { send } = page({
      isCovered: () => isOpen,
      take: ({ isCovered }) => {
        seen.push(isCovered)
        return true
      },
    })
    send(press('KeyS', { ctrlKey: true }))
    isOpen = true
    send(press('KeyS', { ctrlKey: true }))
    expect(seen).toEqual([false, true])
  })

  it('K706 only a context that wants every press is told of those that name no key', () => {
    const { taken, send } = page({ name: 'recorder', takesUnnamed: true }, { name: 'board' })
    expect(send(press('ShiftLeft', { key: 'Shift' })).defaultPrevented).toBe(true)
    expect(taken).toEqual(['recorder0 undefined'])
  })

  it('K707 a press is read as the context reads it', () => {
    const { taken, send } = page(
      { name: 'board', read: (event) => ({ ...event, code: 'KeyY' }) },
      { name: 'image', take: () => false },
    )
    send(press('KeyZ'))
    expect(taken).toEqual(['board0 KeyY'])
  })
})
