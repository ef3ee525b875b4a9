import { describe, expect, it } from 'vitest'
import { createSecretBox } from './createSecretBox.ts'

const box = createSecretBox('a secret that is long enough for a test')
const words = Buffer.from('판독')

describe('sealing', () => {
  it('opens what it sealed, also after a restart with the same secret', () => {
    const sealed = box.seal('mail', words)
    expect(createSecretBox('a secret that is long enough for a test').open('mail', sealed)).toEqual(words)
  })

  it('seals the same bytes differently each time', () => {
    expect(box.seal('mail', words)).not.toEqual(box.seal('mail', words))
  })

  it('does not open for another purpose or another installation', () => {
    const sealed = box.seal('mail', words)
    expect(() => box.open('rsa-key', sealed)).toThrow()
    expect(() => createSecretBox('another secret').open('mail', sealed)).toThrow()
  })

  it('notices every changed bit and every missing byte', () => {
    const sealed = box.seal('mail', words)
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => box.open('mail', changed)).toThrow()
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open('mail', sealed.subarray(0, length))).toThrow()
    }
  })
})

describe('signing', () => {
  it('depends on text, purpose and secret', () => {
    const signature = box.sign('code', 'text')
    expect(signature).toHaveLength(32)
    expect(box.sign('code', 'text')).toEqual(signature)
    expect(box.sign('code', 'Text')).not.toEqual(signature)
    expect(box.sign('refresh-token', 'text')).not.toEqual(signature)
    expect(createSecretBox('another secret').sign('code', 'text')).not.toEqual(signature)
  })
})
