import type { Koffi } from '#program/Koffi.ts'
import type { ClipboardSystem } from './ClipboardSystem.ts'

const GMEM_MOVEABLE = 2
/** The parent of message-only windows. */
const HWND_MESSAGE = -3
/**
 * Wine reads argument slots that a function doesn't have, and koffi's stack ends with the actual arguments.
 * The caller cleans up the stack, so additional ones are harmless.
 */
const NOT_ASKED_FOR = Array<null>(12).fill(null)

export function windowsClipboard(koffi: Koffi): ClipboardSystem {
  const user32 = koffi.load('user32.dll')
  const kernel32 = koffi.load('kernel32.dll')
  function find(library: typeof user32, result: string, name: string, ...types: string[]) {
    const given = [...types, ...NOT_ASKED_FOR.map(() => 'void *')].map((type, place) => `${type} p${place}`)
    const call = library.func(`${result} __stdcall ${name}(${given.join(', ')})`)
    return (...values: unknown[]) => call(...values, ...NOT_ASKED_FOR)
  }
  const createWindow = find(
    ...([user32, 'void *', 'CreateWindowExW', 'uint32_t', 'str16', 'str16', 'uint32_t'] as const),
    ...['int', 'int', 'int', 'int', 'intptr_t', 'void *', 'void *', 'void *'],
  )
  const destroyWindow = find(user32, 'int', 'DestroyWindow', 'void *')
  const openClipboard = find(user32, 'int', 'OpenClipboard', 'void *')
  const closeClipboard = find(user32, 'int', 'CloseClipboard')
  const emptyClipboard = find(user32, 'int', 'EmptyClipboard')
  const countFormats = find(user32, 'int', 'CountClipboardFormats')
  const isAvailable = find(user32, 'int', 'IsClipboardFormatAvailable', 'uint32_t')
  const registerFormat = find(user32, 'uint32_t', 'RegisterClipboardFormatW', 'str16')
  const getData = find(user32, 'void *', 'GetClipboardData', 'uint32_t')
  const setData = find(user32, 'void *', 'SetClipboardData', 'uint32_t', 'void *')
  const allocate = find(kernel32, 'void *', 'GlobalAlloc', 'uint32_t', 'size_t')
  const lock = find(kernel32, 'void *', 'GlobalLock', 'void *')
  const unlock = find(kernel32, 'int', 'GlobalUnlock', 'void *')
  const sizeOf = find(kernel32, 'size_t', 'GlobalSize', 'void *')
  const free = find(kernel32, 'void *', 'GlobalFree', 'void *')
  const move = find(kernel32, 'void', 'RtlMoveMemory', 'void *', 'const uint8_t *', 'size_t')
  let owner: unknown = null

  function letGo(): void {
    if (owner) destroyWindow(owner)
    owner = null
  }

  return {
    open() {
      // Content without an owner window is refused. The window is destroyed at once, because an owner that
      // doesn't process messages would block a program that empties the clipboard.
      owner = createWindow(0, 'STATIC', 'Pandok', 0, 0, 0, 0, 0, HWND_MESSAGE, null, null, null)
      if (owner && openClipboard(owner) !== 0) return true
      letGo()
      return false
    },
    close() {
      closeClipboard()
      letGo()
    },
    empty: () => emptyClipboard() !== 0,
    count: () => Number(countFormats()),
    formatNamed: (name) => Number(registerFormat(name)),
    has: (format) => isAvailable(format) !== 0,
    read(format, maxBytes) {
      const memory = isAvailable(format) === 0 ? null : getData(format)
      const size = memory ? Number(sizeOf(memory)) : 0
      if (size === 0 || size > maxBytes) return null
      const start = lock(memory)
      if (!start) return null
      const bytes = Buffer.from(koffi.decode(start, koffi.array('uint8_t', size, 'Typed')) as Uint8Array)
      unlock(memory)
      return bytes
    },
    write(format, bytes) {
      const memory = allocate(GMEM_MOVEABLE, bytes.byteLength)
      if (!memory) return false
      const start = lock(memory)
      if (start) {
        move(start, bytes, bytes.byteLength)
        unlock(memory)
        // From here on Windows owns the memory.
        if (setData(format, memory)) return true
      }
      free(memory)
      return false
    },
  }
}
