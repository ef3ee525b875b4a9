import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtServerMain } from '../tools/build/repository.mjs'
import { expect, test } from './fixtures.ts'
import { plainEnvironment } from './server/plainEnvironment.ts'

interface Ending {
  code: number | null
  lines: string[]
}

/** Starts the server as an operator would, and waits until it gives up. */
async function runToItsEnd(settings: Record<string, string>, args: string[] = []): Promise<Ending> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'pandok-start-')), 'data')
  const env = { ...plainEnvironment(), DATA_DIR: dataDir, PORT: '0', ...settings }
  const child = spawn(process.execPath, [builtServerMain, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return { code, lines: output.split('\n').filter((line) => line !== '') }
}

test.describe('a problem that an operator can fix is reported in one line', () => {
  test('a data folder that cannot be written', { tag: '@release' }, async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'pandok-start-')), 'file')
    await writeFile(file, '')
    const { code, lines } = await runToItsEnd({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(join(file, 'data'))
  })

  test('a data folder that another Pandok uses', { tag: '@release' }, async ({ pandok }) => {
    const { code, lines } = await runToItsEnd({ DATA_DIR: pandok.dataDir })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(pandok.dataDir)
  })

  test('a data folder of another PostgreSQL', { tag: '@release' }, async () => {
    const data = await mkdtemp(join(tmpdir(), 'pandok-start-'))
    await mkdir(join(data, 'database', 'cluster'), { recursive: true })
    await writeFile(join(data, 'database', 'password'), 'secret')
    await writeFile(join(data, 'database', 'cluster', 'PG_VERSION'), '12\n')
    const { code, lines } = await runToItsEnd({ DATA_DIR: data })
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(
        /was made by PostgreSQL 12, and this Pandok comes with \d+\. .*npm run db:upgrade/,
      ),
    ])
  })

  test('wrong settings, one line each', { tag: '@release' }, async () => {
    const { code, lines } = await runToItsEnd({ PORT: 'http', SITE_ACCESS: 'everybody', LOG_LEVEL: 'loud' })
    expect(code).toBe(1)
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['LOG_LEVEL', 'PORT', 'SITE_ACCESS'])
  })

  test('a database that does not answer', { tag: '@release' }, async () => {
    const settings = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATABASE_WAIT_SECONDS: '1',
      JWT_SECRET: 'x'.repeat(40),
    }
    expect(await runToItsEnd(settings)).toEqual({
      code: 1,
      lines: [
        'The database of DATABASE_URL does not answer. Start it, or look whether it can be reached from here.',
      ],
    })
  })

  test('an unknown task, and a command without its address', async () => {
    expect(await runToItsEnd({}, ['dance'])).toEqual({
      code: 1,
      lines: ['There is no task called dance: serve, migrate, admin-create, backup, restore, db-upgrade.'],
    })
    expect((await runToItsEnd({}, ['admin-create'])).lines).toEqual([
      'Say which address: npm run admin:create -- --email you@hospital.example',
    ])
  })
})

test('the server stops cleanly on request, and restarts with all data', { tag: '@release' }, async ({
  pandok,
}) => {
  expect(await pandok.stop()).toBe(0)
  await pandok.restart()
  expect((await fetch(`${pandok.url}/api/health/ready`)).status).toBe(200)
})
