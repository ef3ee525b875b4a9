import { describe, expect, it } from 'vitest'
import type { Koffi } from '#program/Koffi.ts'
import { createPacResolver } from './createPacResolver.ts'
import { createProxyFinder } from './createProxyFinder.ts'
import type { ScriptRunner } from './ScriptRunner.ts'
import { parseScriptAnswer } from './WindowsProxy.ts'
import { windowsScripts } from './windowsScripts.ts'

const SCRIPT = 'http://wpad.hospital.example/proxy.pac'
const TARGET = new URL('https://pandok.example/api/live?secret=1')

/** A runner with one answer per script; `network` is the script that Windows detects by itself. */
function fakeRunner(answers: Partial<Record<string, string>>, isDetecting = false) {
  const asked: string[] = []
  const runner: ScriptRunner = {
    isDetecting: () => isDetecting,
    async ask(target, script) {
      asked.push(`${script ?? 'network'} ${target}`)
      return answers[script ?? 'network'] ?? null
    },
  }
  return { runner, asked }
}

describe('a script', () => {
  it('has priority over the configured proxy, and receives only the origin', async () => {
    const { runner, asked } = fakeRunner({ [SCRIPT]: 'p:8080;q:81' })
    const hand = { script: SCRIPT, https: 'http://hand:1/', http: null, except: ['pandok.example'] }
    const find = createProxyFinder(
      () => null,
      runner,
      async () => hand,
    )
    expect((await find(TARGET))?.href).toBe('http://p:8080/')
    expect(asked).toEqual([`${SCRIPT} https://pandok.example/`])
  })

  it('that can’t be loaded leaves the configured proxy in place', async () => {
    const { runner } = fakeRunner({}, true)
    const hand = { script: SCRIPT, https: 'http://hand:1/', http: null, except: [] }
    const find = createProxyFinder(
      () => null,
      runner,
      async () => hand,
    )
    expect((await find(TARGET))?.href).toBe('http://hand:1/')
  })

  it('that answers «none» means no proxy', async () => {
    const { runner } = fakeRunner({ [SCRIPT]: '' })
    const hand = { script: SCRIPT, https: 'http://hand:1/', http: null, except: [] }
    const find = createProxyFinder(
      () => null,
      runner,
      async () => hand,
    )
    expect(await find(TARGET)).toBeNull()
  })

  it('is not run if the user has configured a proxy, nor for this computer', async () => {
    const { runner, asked } = fakeRunner({ network: 'p:8080' }, true)
    const find = createProxyFinder(
      () => 'http://mine:2',
      runner,
      async () => null,
    )
    expect((await find(TARGET))?.href).toBe('http://mine:2/')
    expect(await find(new URL('http://127.0.0.1:3000'))).toBeNull()
    expect(asked).toEqual([])
  })

  it('of the network has priority if Windows detects one; each answer is cached for a minute', async () => {
    const { runner, asked } = fakeRunner({ network: 'p:8080', [SCRIPT]: 'q:81' }, true)
    let nowMs = 0
    const ask = createPacResolver(runner, () => nowMs)
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(TARGET, SCRIPT)).toMatchObject({ https: 'http://p:8080/' })
    }
    expect(asked).toEqual(['network https://pandok.example/', `${SCRIPT} https://pandok.example/`])
    nowMs = 60_001
    await ask(TARGET, SCRIPT)
    expect(asked).toHaveLength(4)
  })

  it('that no network has is searched for every ten minutes', async () => {
    const { runner, asked } = fakeRunner({}, true)
    let nowMs = 0
    const ask = createPacResolver(runner, () => nowMs)
    expect(await ask(TARGET, null)).toBeNull()
    nowMs = 9 * 60_000
    await ask(TARGET, null)
    expect(asked).toHaveLength(1)
    nowMs = 11 * 60_000
    await ask(TARGET, null)
    expect(asked).toHaveLength(2)
  })

  it('that takes too long or fails is not awaited', async () => {
    let answer = (_found: string) => {}
    const slow: ScriptRunner = {
      isDetecting: () => true,
      ask: (_target, script) =>
        script === null
          ? new Promise((resolve) => {
              answer = resolve
            })
          : Promise.resolve('q:81'),
    }
    const ask = createPacResolver(slow, undefined, 20)
    expect(await ask(TARGET, SCRIPT)).toMatchObject({ https: 'http://q:81/' })
    // The next call doesn't wait for it again, and its answer is used as soon as it arrives.
    expect(await ask(TARGET, null)).toBeNull()
    answer('p:8080')
    await expect.poll(() => ask(TARGET, SCRIPT)).toMatchObject({ https: 'http://p:8080/' })
    const broken: ScriptRunner = { isDetecting: () => false, ask: () => Promise.reject(new Error('no')) }
    expect(await createPacResolver(broken)(TARGET, SCRIPT)).toBeNull()
  })

  it('whose server was busy is run again after five seconds', async () => {
    const answers = [null, 'p:8080']
    const busy: ScriptRunner = { isDetecting: () => false, ask: async () => answers.shift() ?? null }
    let nowMs = 0
    const again = createPacResolver(busy, () => nowMs)
    expect(await again(TARGET, SCRIPT)).toBeNull()
    nowMs = 4000
    expect(await again(TARGET, SCRIPT)).toBeNull()
    nowMs = 5001
    expect(await again(TARGET, SCRIPT)).toMatchObject({ https: 'http://p:8080/' })
  })
})

it.each([
  ['p.example:8080', 'http://p.example:8080/'],
  ['p.example:8080;q.example:81', 'http://p.example:8080/'],
  ['p.example:8080 q.example:81', 'http://p.example:8080/'],
  ['socks://s:1;p:2', 'http://p:2/'],
  ['http=p:2', 'http://p:2/'],
  ['', null],
  ['https://p:2', null],
])('of «%s» with the answer %s is used', (answer, expected) =>
  expect(parseScriptAnswer(answer).https).toBe(expected),
)

describe('Windows', () => {
  /** A fake of WinHTTP; memory is represented by text that has to be released. */
  function fakeKoffi(answer: { isFound: number; proxy?: string }) {
    const held = new Set<{ text: string }>()
    const requests: unknown[] = []
    const hold = (text: string | undefined) => {
      if (text === undefined) return null
      const memory = { text }
      held.add(memory)
      return memory
    }
    const functions: Record<string, unknown> = {
      GlobalFree: (memory: { text: string }) => void held.delete(memory),
      WinHttpOpen: () => 'session',
      WinHttpGetIEProxyConfigForCurrentUser: (out: object) => {
        Object.assign(out, { detect: 1, script: hold(SCRIPT), proxy: null, except: hold('<local>') })
        return 1
      },
      WinHttpGetProxyForUrl: {
        async(
          _session: string,
          _url: string,
          request: object,
          out: object,
          done: (error: null, rc: number) => void,
        ) {
          requests.push(request)
          Object.assign(out, { access: 3, proxy: hold(answer.proxy), except: null })
          done(null, answer.isFound)
        },
      },
    }
    const koffi: Koffi = {
      load: () => ({ func: (signature) => functions[/(\w+)\(/.exec(signature)?.[1] ?? ''] as () => unknown }),
      struct: () => null,
      array: () => null,
      decode: (memory) => (memory as { text: string }).text,
    }
    return { koffi, held, requests }
  }

  it('is called with the script or to detect one, and its memory is released', async () => {
    const { koffi, held, requests } = fakeKoffi({ isFound: 1, proxy: 'p:8080' })
    const scripts = windowsScripts(koffi)
    expect(scripts.isDetecting()).toBe(true)
    expect(await scripts.ask('https://a.example/', SCRIPT)).toBe('p:8080')
    expect(await scripts.ask('https://a.example/', null)).toBe('p:8080')
    expect(requests).toMatchObject([
      { flags: 2, url: SCRIPT },
      { flags: 1, detect: 3, url: null },
    ])
    expect(held.size).toBe(0)
  })

  it('that finds no script is distinguished from one that answers «none»', async () => {
    expect(await windowsScripts(fakeKoffi({ isFound: 0 }).koffi).ask('https://a.example/', null)).toBeNull()
    expect(await windowsScripts(fakeKoffi({ isFound: 1 }).koffi).ask('https://a.example/', null)).toBe('')
  })
})
