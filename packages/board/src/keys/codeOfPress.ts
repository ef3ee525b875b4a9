import { codeOfCharacter, readKey } from '@pandok/domain'
import type { KeyPress } from './keys.ts'

const NUMPAD = ['Multiply', 'Add', 'Comma', 'Subtract', 'Decimal', 'Divide']

/** Remote desktops and older input methods leave `code` empty; the character on the key is used instead. */
export function codeOfPress({ code, key, keyCode }: KeyPress): string | undefined {
  if (code !== '' && code !== 'Unidentified') return readKey(code)?.code
  // A named key («Enter», «F5», «ArrowUp») has the same name as its code.
  const named = key.length > 1 ? readKey(key)?.code : codeOfCharacter(key)
  return named ?? codeOfKeyCode(keyCode)
}

function codeOfKeyCode(keyCode: number): string | undefined {
  if ((keyCode >= 65 && keyCode <= 90) || (keyCode >= 48 && keyCode <= 57)) {
    return codeOfCharacter(String.fromCharCode(keyCode))
  }
  if (keyCode >= 96 && keyCode <= 105) return `Numpad${keyCode - 96}`
  if (keyCode >= 106 && keyCode <= 111) return `Numpad${NUMPAD[keyCode - 106]}`
  return keyCode >= 112 && keyCode <= 135 ? `F${keyCode - 111}` : undefined
}
