import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunNode } from './wine/makeNodeRunner.ts'

/** Calls the service of the running program, as its page does. */
type Ask = (
  target: string,
  given: { method: string; body?: string },
) => Promise<{ status: number; text: string }>

/**
 * This program doesn't use Pandok's clipboard code, because that is what is tested. (The additional arguments
 * are explained there.)
 */
const OTHER_PROGRAM = `
const REST = Array(12).fill('void *')
const find = (library, result, name, ...types) => {
  const call = library.func('__stdcall', name, result, [...types, ...REST])
  return (...given) => call(...given, ...REST.map(() => null))
}
const user32 = koffi.load('user32.dll'), kernel32 = koffi.load('kernel32.dll')
const open = find(user32, 'int', 'OpenClipboard', 'void *'), close = find(user32, 'int', 'CloseClipboard')
const empty = find(user32, 'int', 'EmptyClipboard')
const get = find(user32, 'void *', 'GetClipboardData', 'uint32_t')
const set = find(user32, 'void *', 'SetClipboardData', 'uint32_t', 'void *')
const has = find(user32, 'int', 'IsClipboardFormatAvailable', 'uint32_t')
const named = find(user32, 'uint32_t', 'RegisterClipboardFormatW', 'str16')
const lock = find(kernel32, 'void *', 'GlobalLock', 'void *')
const unlock = find(kernel32, 'int', 'GlobalUnlock', 'void *')
const allocate = find(kernel32, 'void *', 'GlobalAlloc', 'uint32_t', 'size_t')
const copyWords = find(kernel32, 'void *', 'lstrcpyW', 'void *', 'str16')
const window = find(user32, 'void *', 'CreateWindowExW', 'uint32_t', 'str16', 'str16', 'uint32_t', 'int', 'int', 'int', 'int', 'intptr_t', 'void *', 'void *', 'void *')(0, 'STATIC', '', 0, 0, 0, 0, 0, -3, null, null, null)
const inside = (work) => { if (!open(window)) throw new Error('busy'); try { return work() } finally { close() } }
const read = () => inside(() => {
  const memory = get(13)
  if (!memory) return null
  const text = koffi.decode(lock(memory), 'char16_t', -1)
  unlock(memory)
  return text
})
const write = (format, text) => inside(() => {
  empty()
  const memory = allocate(2, text.length * 2 + 2)
  copyWords(lock(memory), text)
  unlock(memory)
  if (!set(format, memory)) throw new Error('not written')
})
const isPrivate = () => has(named('ExcludeClipboardContentFromMonitorProcessing')) !== 0 && has(named('CanIncludeInClipboardHistory')) !== 0
`

const GIVEN = '소견\n폐: 결절 12 mm 𠮷😀\r\n끝'
const EXPECTED = '소견\r\n폐: 결절 12 mm 𠮷😀\r\n끝'

/** Copies with the program and reads the clipboard with another one. */
export async function checkClipboard(ask: Ask, runNode: RunNode): Promise<void> {
  const other = (script: string) => runNode(OTHER_PROGRAM + script)
  const put = async (body: unknown) => {
    const { status, text } = await ask('/desktop/clipboard', { method: 'PUT', body: JSON.stringify(body) })
    mustEqual(status, 200)
    return JSON.parse(text)
  }
  const restore = async () => JSON.parse((await ask('/desktop/clipboard/restore', { method: 'POST' })).text)
  const look = () =>
    other('tell({ text: read(), isPrivate: isPrivate() })') as Promise<{ text: string; isPrivate: boolean }>

  await other(`write(13, '전에 있던 글')`)
  mustEqual(JSON.stringify(await put({ text: '먼저' })), '{"isVerified":true,"canRestore":true}')
  must((await put({ text: GIVEN })).isVerified)
  const first = await look()
  mustEqual(first.text, EXPECTED)
  must(first.isPrivate)
  mustEqual((await restore()).isRestored, true)
  const restored = await look()
  mustEqual(restored.text, '전에 있던 글')
  must(!restored.isPrivate)
  mustEqual((await restore()).reason, 'nothing')

  must((await put({ text: GIVEN, isPrivate: false })).isVerified)
  must(!(await look()).isPrivate)
  await other(`write(13, '더 새로운 글')`)
  mustEqual((await restore()).reason, 'changed')
  mustEqual((await look()).text, '더 새로운 글')

  await other(`write(named('Some picture'), 'pixels')`)
  mustEqual(JSON.stringify(await put({ text: GIVEN })), '{"isVerified":true,"canRestore":false}')

  const long = '가나다라마바사아자차'.repeat(30_000)
  must((await put({ text: long })).isVerified)
  mustEqual(await other('tell(read().length)'), long.length)

  // The program must wait while another one holds the clipboard for a while.
  let isHeld = true
  const holding = other('while (!open(window)); setTimeout(() => { close(); tell(true) }, 500)').finally(
    () => {
      isHeld = false
    },
  )
  let longest = 0
  while (isHeld) {
    const startedAt = performance.now()
    must((await put({ text: 'after all' })).isVerified)
    longest = Math.max(longest, performance.now() - startedAt)
    await wait(20)
  }
  await holding
  must(longest > 300, `nobody had to wait: ${longest} ms`)
}
