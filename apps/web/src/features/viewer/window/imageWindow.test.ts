import { afterEach, describe, expect, it } from 'vitest'
import { fillWindow } from './fillWindow.ts'
import { imageElement, setImageDocument } from './imageElement.ts'
import { passKeys } from './passKeys.ts'

afterEach(() => {
  setImageDocument(undefined)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const emptyDocument = () => document.implementation.createHTMLDocument()

describe('window of the images', () => {
  it('passes its keys on, and prevents the browser’s actions for handled ones', () => {
    const receiver = document.body.appendChild(document.createElement('div'))
    const heard: string[] = []
    receiver.addEventListener('keydown', (event) => {
      heard.push(`${event.code} ${event.shiftKey}`)
      if (event.code === 'ArrowDown') event.preventDefault()
    })
    const its = emptyDocument()
    const other = its.documentElement as unknown as Window
    const stop = passKeys(other, () => receiver)
    const press = (code: string, on: Element = its.body) =>
      on.dispatchEvent(
        new KeyboardEvent('keydown', { code, shiftKey: true, bubbles: true, cancelable: true }),
      )
    expect([press('ArrowDown'), press('KeyX')]).toEqual([false, true])
    // Keys that were handled there, and keys typed into a field, aren't passed on.
    const drawing = its.body.appendChild(its.createElement('div'))
    drawing.addEventListener('keydown', (event) => event.preventDefault())
    press('Enter', drawing)
    press('KeyL', its.body.appendChild(its.createElement('input')))
    stop()
    press('KeyZ')
    expect(heard).toEqual(['ArrowDown true', 'KeyX true'])
  })

  it('looks like the page, and keeps its title', () => {
    document.documentElement.setAttribute('data-theme', 'dark')
    document.head.appendChild(document.createElement('style')).textContent = '.flex { display: flex }'
    const its = emptyDocument()
    its.title = '영상 뷰어'
    const { element, stop } = fillWindow({ document: its } as Window)
    expect(its.documentElement.getAttribute('data-theme')).toBe('dark')
    expect([its.querySelector('style')?.textContent, its.title]).toEqual([
      '.flex { display: flex }',
      '영상 뷰어',
    ])
    expect(its.body.firstElementChild).toBe(element)
    stop()
  })

  it('is searched for elements first', () => {
    document.body.innerHTML = '<div data-viewport="0" id="here"></div><div data-viewport="1"></div>'
    const its = emptyDocument()
    its.body.innerHTML = '<div data-viewport="0" id="there"></div>'
    setImageDocument(its)
    expect(imageElement('[data-viewport="0"]')?.id).toBe('there')
    expect(imageElement('[data-viewport="1"]')).not.toBeNull()
  })
})
