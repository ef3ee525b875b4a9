#!/usr/bin/env node
// This bridge connects Playwright with an unmodified Firefox; both use WebDriver BiDi. Playwright sends commands that only
// newer versions support (Debian has the long-term one) and gives up when they are refused; the bridge answers the
// commands below as if they were done. Preferences and the environment set what they would have set, or it isn't needed.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Commands that Firefox may not support, with the answers that the bridge gives instead. */
const MAY_BE_UNKNOWN = {
  'network.addDataCollector': { collector: 'none' },
  'browser.setDownloadBehavior': {},
  'emulation.setLocaleOverride': {},
  'emulation.setTimezoneOverride': {},
  'emulation.setMediaFeaturesOverride': {},
  'emulation.setScreenOrientationOverride': {},
  'emulation.setScreenSettingsOverride': {},
}
const LISTENING = /WebDriver BiDi listening on (ws:\/\/127\.0\.0\.1:\d+)/u

const path = process.env['FIREFOX_PATH']
if (path === undefined) throw new Error('FIREFOX_PATH must name the Firefox that is to be started.')
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1]
  if (address === undefined) console.error(line)
  else bridgeTo(address)
})

function bridgeTo(/** @type {string} */ address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const given = server.address()
    if (given !== null && typeof given === 'object')
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${given.port}`)
  })
  server.on('connection', (driver, { url }) =>
    connect(driver, new WebSocket(`${address}${url}`, { perMessageDeflate: false })),
  )
}

function connect(/** @type {WebSocket} */ driver, /** @type {WebSocket} */ browser) {
  /** The method of each command that waits for its answer. @type {Map<number, string>} */
  const asked = new Map()
  const opened = new Promise((resolve) => browser.once('open', resolve))
  driver.on('message', async (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    asked.set(id, method)
    await opened
    browser.send(text)
  })
  browser.on('message', (data) => {
    const text = String(data)
    const { type, id, error } = JSON.parse(text)
    const method = asked.get(id)
    asked.delete(id)
    const stand =
      error === 'unknown command' &&
      method !== undefined &&
      Object.entries(MAY_BE_UNKNOWN).find(([name]) => name === method)
    driver.send(type === 'error' && stand ? JSON.stringify({ type: 'success', id, result: stand[1] }) : text)
  })
  driver.on('close', () => browser.close())
  browser.on('close', () => driver.close())
  browser.on('error', ({ message }) => {
    console.error(message)
    driver.close()
  })
}
