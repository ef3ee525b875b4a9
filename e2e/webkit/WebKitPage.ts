import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '../../tools/run/freePort.mjs'
import type { WebKit } from '../../tools/webkit/findWebKit.mjs'
import { until } from '../server/until.ts'

/** The key under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export interface WebKitElement {
  [ELEMENT]: string
}

/** WebDriver's codes of keys that type no character. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

/** WebKit takes its languages and time zone from the environment, like every program of GNOME. */
const SETTINGS = { GDK_BACKEND: 'x11', LANGUAGE: 'ko_KR:ko', LANG: 'ko_KR.UTF-8', TZ: 'Asia/Seoul' }

/** One window of WebKitGTK's small browser, driven by WebDriver. */
export class WebKitPage {
  private readonly session: string
  private readonly processes: readonly ChildProcess[]

  private constructor(session: string, processes: readonly ChildProcess[]) {
    this.session = session
    this.processes = processes
  }

  static async start(
    { driver, screen }: WebKit,
    baseURL: string,
    size = { width: 1440, height: 900 },
  ): Promise<WebKitPage> {
    const processes: ChildProcess[] = []
    try {
      const display = screen === undefined ? undefined : await startScreen(screen, processes)
      const port = await freePort()
      processes.push(
        spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
          env: { ...process.env, ...(display === undefined ? {} : { DISPLAY: display }), ...SETTINGS },
          stdio: 'ignore',
        }),
      )
      const address = `http://127.0.0.1:${port}`
      await until(
        'the driver of WebKit answers',
        async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok,
      )
      const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, { capabilities: {} })
      const page = new WebKitPage(`${address}/session/${sessionId}`, processes)
      await page.resize(size.width, size.height)
      await page.open(baseURL)
      return page
    } catch (error) {
      for (const each of processes) each.kill()
      throw error
    }
  }

  /** Resizes the window including its frame. */
  resize(width: number, height: number): Promise<unknown> {
    return this.command('window/rect', { x: 0, y: 0, width, height })
  }

  open(url: string): Promise<unknown> {
    return this.command('url', { url })
  }

  /** Runs a self-contained function in the page and returns its result. */
  evaluate<Given extends readonly unknown[], Answer>(
    asked: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    return this.command('execute/sync', { script: `return (${asked})(...arguments)`, args: given })
  }

  /** Waits for the first element of this kind with this name or text. */
  element(selector: string, name = ''): Promise<WebKitElement> {
    return until(`${selector} «${name}»`, async () => {
      const found = await this.evaluate(firstCalled, selector, name)
      return (found as unknown as WebKitElement | null) ?? undefined
    })
  }

  async click(selector: string, name?: string): Promise<void> {
    const { [ELEMENT]: id } = await this.element(selector, name)
    await this.command(`element/${id}/click`, {})
  }

  /** Types as a user would; for a file field, the paths, one per line. */
  async type(selector: string, text: string): Promise<void> {
    const { [ELEMENT]: id } = await this.element(selector)
    await this.command(`element/${id}/value`, { text })
  }

  /** Presses keys; those joined by a plus are held together. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      const keys = chord.split('+').map((key) => KEYS[key] ?? key)
      const down = keys.map((value) => ({ type: 'keyDown', value }))
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
      await this.command('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] })
    }
  }

  /** Drags from one point of the window to another. */
  async pull(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const move = ([x, y]: readonly [number, number], duration: number) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration,
      origin: 'viewport',
    })
    const halfway = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    const actions = [
      move(from, 0),
      { type: 'pointerDown', button: 0 },
      move(halfway, 50),
      move(to, 50),
      { type: 'pointerUp', button: 0 },
    ]
    await this.command('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  /** Turns the wheel at a point of the window. */
  async wheel([x, y]: readonly [number, number], deltaY: number): Promise<void> {
    const actions = [
      {
        type: 'scroll',
        x: Math.round(x),
        y: Math.round(y),
        deltaX: 0,
        deltaY,
        duration: 0,
        origin: 'viewport',
      },
    ]
    await this.command('actions', { actions: [{ type: 'wheel', id: 'wheel', actions }] })
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.command<string>('screenshot'), 'base64')
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined)
    for (const each of this.processes) {
      if (each.exitCode !== null || each.signalCode !== null) continue
      const ended = once(each, 'exit')
      each.kill()
      await ended
    }
  }

  private command<Answer>(path: string, body?: object): Promise<Answer> {
    return send(`${this.session}/${path}`, body)
  }
}

/** Starts an invisible screen with a number that Xvfb finds free. */
async function startScreen(path: string, processes: ChildProcess[]): Promise<string> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  processes.push(screen)
  const [number] = await once(createInterface({ input: screen.stdio[3] as Readable }), 'line')
  return `:${number}`
}

async function send<Answer>(address: string, body?: object): Promise<Answer> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const { value } = (await (await fetch(address, asked)).json()) as {
    value: Answer & { error?: string; message?: string }
  }
  if (value?.error !== undefined)
    throw new Error(`${new URL(address).pathname}: ${value.error}, ${value.message}`)
  return value
}

/** Runs in the page. File fields are always hidden behind the button that opens the system's dialog. */
function firstCalled(selector: string, name: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => {
    const words = [element.getAttribute('aria-label'), element.textContent]
    return (
      words.some((each) => each?.includes(name)) &&
      (element.checkVisibility() || element.matches('[type=file]'))
    )
  })
}
