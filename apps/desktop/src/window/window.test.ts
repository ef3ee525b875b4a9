import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShutdown } from '#program/createShutdown.ts'
import { readArguments } from '#program/readArguments.ts'
import { startTestProgram } from '#testkit/startTestProgram.ts'
import { findBrowsers } from './findBrowsers.ts'
import { openPlaces } from './openPlaces.ts'
import { isReachable, rightEdge } from './Place.ts'
import type { ProgramWindow } from './ProgramWindow.ts'

const laptop = { x: 0, y: 0, width: 1920, height: 1080 }
const desk = { x: 1920, y: -200, width: 2560, height: 1440 }
const place = { x: 2000, y: 0, width: 1200, height: 800, isMaximized: false }

describe('positions', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pandok-places-'))
    file = path.join(folder, 'places.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are stored for each set of monitors, and survive a restart', async () => {
    const places = await openPlaces(file)
    await places.note([laptop, desk], place)
    await places.note([laptop], { ...place, x: 10, isMaximized: true })
    const again = await openPlaces(file)
    expect(again.find([desk, laptop])).toEqual(place)
    expect(again.find([laptop])).toEqual({ ...place, x: 10, isMaximized: true })
    expect(again.find([desk])).toBeNull()
  })

  it('that no monitor shows are ignored', async () => {
    const places = await openPlaces(file)
    for (const lost of [{ x: -1150 }, { x: 5000 }, { y: 1070 }, { y: -700 }]) {
      await places.note([laptop], { ...place, x: 100, ...lost })
      expect(places.find([laptop])).toBeNull()
    }
  })
})

describe('the narrow window', () => {
  it('is at the right edge of its monitor, in the monitor’s own points', () => {
    expect(rightEdge(laptop, 1, 380)).toMatchObject({ x: 1540, y: 0, width: 380 })
    const sharp = rightEdge(desk, 2, 380)
    expect(sharp).toMatchObject({ x: 3720, y: -200, width: 760, isMaximized: false })
    expect(isReachable(sharp, [laptop, desk])).toBe(true)
    expect(sharp.height).toBeLessThan(desk.height)
  })

  it('can be requested by the page, and can stay on top of other windows', async () => {
    const calls: unknown[] = []
    const note = (what: string) => (is: boolean) => {
      calls.push([what, is])
      return true
    }
    const shown: ProgramWindow = {
      kind: 'webview',
      show: () => {},
      close: () => {},
      setNarrow: note('narrow'),
      setAlwaysOnTop: note('top'),
    }
    const program = await startTestProgram(null, null, { openWindow: async () => shown })
    const put = (body: unknown) =>
      program.browser.ask('/desktop/window', { method: 'PUT', body: JSON.stringify(body) })
    try {
      expect((await put({ isNarrow: true })).status).toBe(409)
      const request = { paths: [], isShown: true, announce: null, isQuit: false }
      await program.program.take(request, 'argument')
      expect((await put({ isNarrow: 1 })).status).toBe(400)
      const narrow = { kind: 'webview', isNarrow: true, isAlwaysOnTop: true }
      expect((await put({ isNarrow: true, isAlwaysOnTop: true })).json()).toEqual(narrow)
      expect((await program.browser.ask('/desktop/window')).json()).toEqual(narrow)
      expect((await put({ isAlwaysOnTop: false })).json()).toEqual({ ...narrow, isAlwaysOnTop: false })
      expect(calls).toEqual([
        ['narrow', true],
        ['top', true],
        ['narrow', true],
        ['top', false],
      ])
    } finally {
      await program.close()
    }
  })
})

it('Edge is preferred to Chrome, wherever they are installed', () => {
  const env = {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\L',
  }
  expect(findBrowsers(env, () => false)).toEqual([])
  expect(findBrowsers(env, (file) => file.endsWith('chrome.exe') && file.startsWith('C:\\L'))).toEqual([
    { kind: 'chrome', program: 'C:\\L\\Google\\Chrome\\Application\\chrome.exe' },
  ])
  expect(findBrowsers(env, () => true).map(({ kind }) => kind)).toEqual(['edge', 'chrome'])
})

it('arguments are files unless they are switches', () => {
  expect(readArguments(['--hidden', 'a.dcm', '--announce=x.json', '', 'b c'], '/w')).toEqual({
    paths: ['/w/a.dcm', '/w/b c'],
    isHidden: true,
    isQuit: false,
    announce: '/w/x.json',
  })
  expect(readArguments(['--quit', '--', '--odd.dcm'], '/w')).toMatchObject({
    paths: ['/w/--odd.dcm'],
    isQuit: true,
  })
})

describe('the program', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends when no page has been open for a while, but only if pages are the only sign of a window', () => {
    const onEnd = vi.fn()
    const ending = createShutdown(onEnd)
    ending.notePages(1)
    ending.notePages(0)
    vi.advanceTimersByTime(1e9)
    expect(onEnd).not.toHaveBeenCalled()
    ending.allow(5000)
    vi.advanceTimersByTime(4000)
    ending.notePages(1)
    vi.advanceTimersByTime(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    ending.notePages(0)
    vi.advanceTimersByTime(5000)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
