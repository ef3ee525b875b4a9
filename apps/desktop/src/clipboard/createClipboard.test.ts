import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestProgram } from '#testkit/startTestProgram.ts'
import { type ClipboardSystem, UNICODE_TEXT } from './ClipboardSystem.ts'
import { createClipboard } from './createClipboard.ts'
import { decodeText, encodeText } from './windowsText.ts'

const PICTURE = 8

/** A fake of the Windows clipboard that can fail in every known way. */
function fakeSystem() {
  const names: string[] = []
  let content = new Map<number, Buffer>()
  let isOpen = false
  const faults = { busyFor: 0, writesThatFail: 0, afterClose: (): void => {} }
  const must = () => {
    if (!isOpen) throw new Error('It is not open.')
  }
  const formatNamed = (name: string) => {
    if (!names.includes(name)) names.push(name)
    return 0xc000 + names.indexOf(name)
  }
  const system: ClipboardSystem = {
    open() {
      if (isOpen) throw new Error('It is open already.')
      faults.busyFor -= 1
      isOpen = faults.busyFor < 0
      return isOpen
    },
    close() {
      must()
      isOpen = false
      faults.afterClose()
    },
    empty() {
      must()
      content = new Map()
      return true
    },
    count: () => content.size,
    formatNamed,
    has: (format) => content.has(format),
    read(format, maxBytes) {
      must()
      const bytes = content.get(format)
      return bytes && bytes.byteLength <= maxBytes ? bytes : null
    },
    write(format, bytes) {
      must()
      if (format === UNICODE_TEXT) {
        faults.writesThatFail -= 1
        if (faults.writesThatFail >= 0) return false
      }
      // Windows allocates more memory than requested, with arbitrary content at the end.
      content.set(format, Buffer.concat([bytes, Buffer.from('rest')]))
      return true
    },
  }
  return {
    system,
    faults,
    has: (name: string) => content.has(formatNamed(name)),
    text: () => {
      const bytes = content.get(UNICODE_TEXT)
      return bytes && decodeText(bytes)
    },
    count: () => content.size,
    /** Copies as another program. */
    others(format: number, bytes: Buffer) {
      content = new Map([[format, bytes]])
    },
  }
}

const byHand = { isPrivate: true, restoreAfterSeconds: null }
const QUICK = [1, 1, 1]

describe('copying', () => {
  it('ends lines as Windows does, keeps every character, and verifies the text', async () => {
    const { system, text } = fakeSystem()
    const given = '소견\n폐: 정상\r\n𠮷😀\rend\0!'
    expect(await createClipboard(system).copy(given, byHand)).toEqual({ isVerified: true, canRestore: true })
    expect(text()).toBe('소견\r\n폐: 정상\r\n𠮷😀\r\nend!')
  })

  it('stays out of the history and the cloud unless it may be there', async () => {
    const { system, has } = fakeSystem()
    const clipboard = createClipboard(system)
    const marks = [
      'ExcludeClipboardContentFromMonitorProcessing',
      'CanIncludeInClipboardHistory',
      'CanUploadToCloudClipboard',
    ]
    await clipboard.copy('a', byHand)
    expect(marks.map(has)).toEqual([true, true, true])
    await clipboard.copy('a', { ...byHand, isPrivate: false })
    expect(marks.map(has)).toEqual([false, false, false])
  })

  it('waits while another program holds the clipboard, and reports if that doesn’t end', async () => {
    const { system, faults, text } = fakeSystem()
    const clipboard = createClipboard(system, QUICK)
    faults.busyFor = 3
    expect((await clipboard.copy('a', byHand)).isVerified).toBe(true)
    faults.busyFor = 100
    expect(await clipboard.copy('b', byHand)).toEqual({ isVerified: false, canRestore: false })
    expect(text()).toBe('a')
  })

  it('is tried again after a failure, and keeps the previous content after the last one', async () => {
    const { system, faults, text, others } = fakeSystem()
    const clipboard = createClipboard(system, QUICK)
    others(UNICODE_TEXT, encodeText('before'))
    faults.writesThatFail = 1
    expect((await clipboard.copy('a', byHand)).isVerified).toBe(true)
    others(UNICODE_TEXT, encodeText('before'))
    let isFree = true
    const { write } = system
    system.write = (format, bytes) => {
      if (format !== UNICODE_TEXT) return write(format, bytes)
      isFree = !isFree
      return isFree && write(format, bytes)
    }
    expect((await clipboard.copy('b', byHand)).isVerified).toBe(false)
    expect(text()).toBe('before')
  })

  it('is not reported as done if another program’s text is there afterwards', async () => {
    const { system, faults, others } = fakeSystem()
    faults.afterClose = () => others(UNICODE_TEXT, encodeText('theirs'))
    expect((await createClipboard(system, QUICK).copy('a', byHand)).isVerified).toBe(false)
  })
})

describe('restoring', () => {
  it('restores the text from before the first of several copies, once', async () => {
    const { system, others, text, has } = fakeSystem()
    const clipboard = createClipboard(system)
    others(UNICODE_TEXT, encodeText('before'))
    await clipboard.copy('a', byHand)
    await Promise.all([clipboard.copy('b', byHand), clipboard.copy('c', byHand)])
    expect(await clipboard.restore()).toEqual({ isRestored: true })
    expect(text()).toBe('before')
    expect(has('CanIncludeInClipboardHistory')).toBe(false)
    expect(await clipboard.restore()).toEqual({ isRestored: false, reason: 'nothing' })
  })

  it('leaves the clipboard empty if it was empty before', async () => {
    const { system, count } = fakeSystem()
    const clipboard = createClipboard(system)
    await clipboard.copy('a', byHand)
    expect(await clipboard.restore()).toEqual({ isRestored: true })
    expect(count()).toBe(0)
  })

  it('overwrites no newer copy of another program, even of the same text', async () => {
    const { system, others, text } = fakeSystem()
    const clipboard = createClipboard(system)
    for (const theirs of ['theirs', 'a']) {
      await clipboard.copy('a', byHand)
      others(UNICODE_TEXT, encodeText(theirs))
      expect(await clipboard.restore()).toEqual({ isRestored: false, reason: 'changed' })
      expect(text()).toBe(theirs)
    }
  })

  it('is not offered for a picture, or for text above the limit', async () => {
    const { system, others } = fakeSystem()
    const clipboard = createClipboard(system)
    others(PICTURE, Buffer.from('pixels'))
    expect(await clipboard.copy('a', byHand)).toEqual({ isVerified: true, canRestore: false })
    expect(await clipboard.restore()).toEqual({ isRestored: false, reason: 'nothing' })
    others(UNICODE_TEXT, encodeText('a'.repeat(3_000_000)))
    expect((await clipboard.copy('a', byHand)).canRestore).toBe(false)
  })

  it('can be repeated after another program held the clipboard', async () => {
    const { system, faults, others, text } = fakeSystem()
    const clipboard = createClipboard(system, QUICK)
    others(UNICODE_TEXT, encodeText('before'))
    await clipboard.copy('a', byHand)
    faults.busyFor = 100
    expect(await clipboard.restore()).toEqual({ isRestored: false, reason: 'busy' })
    faults.busyFor = 0
    expect(await clipboard.restore()).toEqual({ isRestored: true })
    expect(text()).toBe('before')
  })

  it('keeps another program’s text private if it was', async () => {
    const { system, others, has } = fakeSystem()
    const clipboard = createClipboard(system)
    const exclude = system.formatNamed('ExcludeClipboardContentFromMonitorProcessing')
    others(UNICODE_TEXT, encodeText('password'))
    system.open()
    system.write(exclude, Buffer.alloc(4))
    system.close()
    await clipboard.copy('a', { ...byHand, isPrivate: false })
    await clipboard.restore()
    expect(has('ExcludeClipboardContentFromMonitorProcessing')).toBe(true)
  })

  it('happens automatically if requested, counted from the last copy', async () => {
    const { system, others, text } = fakeSystem()
    const clipboard = createClipboard(system)
    others(UNICODE_TEXT, encodeText('before'))
    await clipboard.copy('a', { isPrivate: true, restoreAfterSeconds: 0.05 })
    await clipboard.copy('b', { isPrivate: true, restoreAfterSeconds: 0.3 })
    await wait(120)
    expect(text()).toBe('b')
    await expect.poll(text).toBe('before')
  })
})

describe('the page', () => {
  let program: Awaited<ReturnType<typeof startTestProgram>>
  const fake = fakeSystem()
  const put = (body: unknown) =>
    program.browser.ask('/desktop/clipboard', { method: 'PUT', body: JSON.stringify(body) })
  beforeEach(async () => {
    program = await startTestProgram(null, null, { clipboard: createClipboard(fake.system) })
  })
  afterEach(() => program.close())

  it('copies and restores, and the log contains no text', async () => {
    fake.others(UNICODE_TEXT, encodeText('before'))
    expect((await put({ text: '결절\n12 mm' })).json()).toEqual({ isVerified: true, canRestore: true })
    expect(fake.text()).toBe('결절\r\n12 mm')
    const restored = await program.browser.ask('/desktop/clipboard/restore', { method: 'POST' })
    expect(restored.json()).toEqual({ isRestored: true })
    expect(fake.text()).toBe('before')
    expect(await program.readLog()).not.toMatch(/결절|before/)
  })

  it('is refused anything that is not text, or too long', async () => {
    for (const body of [{}, { text: '' }, { text: 1 }, { text: 'a', isPrivate: 1 }]) {
      expect((await put(body)).status).toBe(400)
    }
    for (const restoreAfterSeconds of [0, '15', 100_000]) {
      expect((await put({ text: 'a', restoreAfterSeconds })).status).toBe(400)
    }
    expect((await put({ text: '가'.repeat(400_000) })).status).toBe(413)
    expect((await put({ text: 'a'.repeat(1024 * 1024) })).json()).toMatchObject({ isVerified: true })
  })
})

it('gets an error if the system’s clipboard isn’t supported', async () => {
  const program = await startTestProgram()
  try {
    const answer = await program.browser.ask('/desktop/clipboard', { method: 'PUT', body: '{"text":"a"}' })
    expect([answer.status, answer.json()]).toEqual([501, { code: 'NO_CLIPBOARD' }])
  } finally {
    await program.close()
  }
})
