import { loadNative } from '#program/loadNative.ts'
import type { Places } from './openPlaces.ts'
import { type MonitorPlace, type Place, rightEdge } from './Place.ts'
import {
  NARROW_SMALLEST,
  NARROW_WIDTH,
  type ProgramWindow,
  SMALLEST,
  TITLE,
  type WindowOptions,
} from './ProgramWindow.ts'
import type { WebviewApplication, WebviewLibrary, WebviewWindow } from './Webview.ts'

/** Messages are processed every sixtieth of a second, so that typing doesn't lag. */
const PUMP_MS = 16
const LOOK_MS = 2000

export interface WebviewOptions extends WindowOptions {
  places: Places
  /** Positions of the narrow window. */
  narrowPlaces: Places
  /** Opens pages of other sites in the user's own browser. */
  openOutside: (url: string) => void
}

/** Our own window with WebView2, which is part of current Windows. Throws if it is missing. */
export function openWebview(options: WebviewOptions): ProgramWindow {
  const { onClosed, places, narrowPlaces } = options
  const library = loadNative<WebviewLibrary>('webview')
  if (library === null) throw new Error('No webview.')
  const app = new library.Application()
  const frame = app.createBrowserWindow({ title: TITLE, width: 1280, height: 860, visible: false })
  frame.setMinSize(SMALLEST.width, SMALLEST.height, true)
  const place = places.find(monitorsOf(frame))
  if (place) putAt(frame, place)
  const page = createPage(app, frame, options)
  let isOpen = true
  let isNarrow = false
  const look = setInterval(() => void noteIfMoved(), LOOK_MS)
  let noted = ''

  function setNarrow(requested: boolean): boolean {
    if (requested === isNarrow) return true
    void noteIfMoved()
    if (frame.isMinimized()) frame.setMinimized(false)
    if (frame.isMaximized()) frame.setMaximized(false)
    isNarrow = requested
    noted = ''
    const smallest = requested ? NARROW_SMALLEST : SMALLEST
    frame.setMinSize(smallest.width, smallest.height, true)
    const monitors = monitorsOf(frame)
    const known = (requested ? narrowPlaces : places).find(monitors)
    if (known) putAt(frame, known)
    else if (requested) {
      const current = frame.getCurrentMonitor()
      const monitor = current ? { ...current.size, ...current.position } : monitors[0]
      if (monitor) putAt(frame, rightEdge(monitor, frame.scaleFactor(), NARROW_WIDTH))
    }
    return true
  }

  async function noteIfMoved(): Promise<void> {
    if (!isOpen || frame.isDisposed() || frame.isMinimized()) return
    const now = { ...frame.getPosition(), ...frame.getInnerSize(), isMaximized: frame.isMaximized() }
    if (JSON.stringify(now) === noted) return
    noted = JSON.stringify(now)
    await (isNarrow ? narrowPlaces : places).note(monitorsOf(frame), now).catch(() => {})
  }

  frame.on('close', () => {
    void noteIfMoved()
    isOpen = false
    clearInterval(look)
    // The callback must not run inside the event of a window that is being destroyed.
    setImmediate(onClosed)
  })
  frame.show()
  app.run({ interval: PUMP_MS })

  return {
    kind: 'webview',
    show() {
      if (frame.isMinimized()) frame.setMinimized(false)
      frame.show()
      frame.focus()
      page.focus()
    },
    setAlwaysOnTop(isOnTop) {
      frame.setAlwaysOnTop(isOnTop)
      return true
    },
    setNarrow,
    close() {
      clearInterval(look)
      if (isOpen) app.exit()
    },
  }
}

const monitorsOf = (frame: WebviewWindow): MonitorPlace[] =>
  frame.getAvailableMonitors().map(({ size, position }) => ({ ...size, ...position }))

function putAt(frame: WebviewWindow, { x, y, width, height, isMaximized }: Place): void {
  frame.setPosition(x, y)
  frame.setSize(width, height)
  if (isMaximized) frame.setMaximized(true)
}

/** The site inside the frame. It can't navigate to other sites: such links are opened outside. */
function createPage(
  app: WebviewApplication,
  frame: WebviewWindow,
  { url, profile, openOutside }: WebviewOptions,
) {
  const address = url()
  const { origin } = new URL(address)
  const isOurs = (target: string) => URL.canParse(target) && new URL(target).origin === origin
  try {
    return frame.createWebview({
      url: address,
      webContext: app.createWebContext({ dataDirectory: profile }),
      // The browser writes nothing to the disk; the program stores what is needed, encrypted.
      incognito: true,
      hotkeysZoom: true,
      clipboard: true,
      navigationHandler: (target: string) => isOurs(target) || /^(?:blob|data|about):/.test(target),
      newWindowHandler({ url: target = '' }: { url?: string }) {
        if (!isOurs(target)) openOutside(target)
        return isOurs(target)
      },
    })
  } catch (error) {
    // The frame already exists and would remain as an empty window.
    app.exit()
    throw error
  }
}
