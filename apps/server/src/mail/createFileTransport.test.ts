import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fakeClock } from '@pandok/testkit'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestFolder, type TestFolder } from '#testkit/makeTestFolder.ts'
import { createFileTransport } from './createFileTransport.ts'
import { listOutbox } from './listOutbox.ts'

let folder: TestFolder

beforeAll(async () => {
  folder = await makeTestFolder()
})

afterAll(() => folder.remove())

const mail = (id: string) => ({
  id,
  to: 'reader@example.org',
  locale: 'ja' as const,
  subject: '認証コード',
  text: '認証コード 012345',
  html: '<p>認証コード 012345</p>',
})

describe('the local outbox', () => {
  it('is empty before the first mail', async () => {
    expect(await listOutbox(path.join(folder.path, 'never'))).toEqual([])
  })

  it('lists what was sent, the newest first, and keeps a message that mail programs open', async () => {
    const dir = path.join(folder.path, 'outbox')
    const clock = fakeClock('2026-03-02T09:00:00.000Z')
    const transport = createFileTransport({ dir, from: 'Pandok <no-reply@pandok.local>', now: clock.now })
    await transport.send(mail('mail_1'))
    clock.advance({ seconds: 1 })
    await transport.send(mail('mail_2'))
    const { locale: _, ...shown } = mail('mail_2')
    expect(await listOutbox(dir)).toEqual([
      { ...shown, at: '2026-03-02T09:00:01.000Z' },
      { ...shown, id: 'mail_1', at: '2026-03-02T09:00:00.000Z' },
    ])
    const [message = ''] = (await readdir(dir)).filter((name) => name.endsWith('.eml')).sort()
    const parsed = await PostalMime.parse(await readFile(path.join(dir, message)))
    expect({ to: parsed.to, subject: parsed.subject, text: parsed.text?.trim() }).toEqual({
      to: [{ address: 'reader@example.org', name: '' }],
      subject: '認証コード',
      text: '認証コード 012345',
    })
  })

  it('is readable by its owner alone', async () => {
    const dir = path.join(folder.path, 'private')
    await createFileTransport({ dir, from: 'a@example.org', now: () => new Date() }).send(mail('mail_3'))
    const modes = await Promise.all(
      [dir, ...(await readdir(dir)).map((name) => path.join(dir, name))].map(
        async (file) => (await stat(file)).mode & 0o777,
      ),
    )
    expect(modes).toEqual([0o700, 0o600, 0o600])
  })
})
